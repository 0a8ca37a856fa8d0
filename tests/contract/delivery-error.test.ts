import { expect, it } from 'vitest';
import { toDeliveryError } from '../../cms/src/mail/delivery-error.ts';

it('removes email addresses from a mail server’s response', () => {
  const { message } = toDeliveryError({
    message: 'x',
    response: '550 <ada@b.org> unknown,ben@c.org\r\n  too',
  });
  expect(message).toBe('550 <…> unknown,… too');
});

it('shortens a mail server’s response of 100 kB without spaces to 200 characters, without delay', () => {
  const response = `${'a'.repeat(100_000)}@`;
  const before = performance.now();
  expect(toDeliveryError({ message: 'x', response }).message).toBe('a'.repeat(200));
  expect(performance.now() - before).toBeLessThan(500);
});

it.each([
  ['RCPT TO', 550, '550 5.1.1 The email account that you tried to reach does not exist', 'address'],
  ['RCPT TO', 550, '550 5.2.1 The email account that you tried to reach is inactive', 'address'],
  ['RCPT TO', 550, '550 No such user here', 'address'],
  ['RCPT TO', 553, '553 Mailbox name not allowed', 'address'],
  ['DATA', 550, '550 5.1.1 User unknown', 'address'],
  ['DATA', 550, '550 5.4.5 Daily user sending limit exceeded', 'transport'],
  ['RCPT TO', 550, '550 5.4.5 Daily user sending limit exceeded', 'transport'],
  ['RCPT TO', 552, '552 5.2.2 Mailbox full', 'transport'],
  ['RCPT TO', 550, '550 5.1.8 Access denied, bad outbound sender', 'transport'],
  ['RCPT TO', 554, '554 5.7.1 Relay access denied', 'transport'],
  ['RCPT TO', 554, '554 Message rejected: Email address is not verified', 'transport'],
  ['DATA', 550, '550 Message classified as spam', 'transport'],
  ['DATA', 554, '554 Message rejected', 'transport'],
  ['MAIL FROM', 550, '550 5.1.1 Sender unknown', 'transport'],
  ['RCPT TO', 450, '450 4.1.1 Try again later', 'transport'],
])(
  'takes a mail server’s response to %s with the code %i, “%s”, for an error of the kind “%s”',
  (...row) => {
    const [command, responseCode, response, kind] = row;
    expect(toDeliveryError({ message: 'x', command, response, responseCode }).kind).toBe(kind);
  },
);
