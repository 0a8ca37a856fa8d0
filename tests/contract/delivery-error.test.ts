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
