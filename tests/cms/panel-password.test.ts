import { expect, inject, it } from 'vitest';
import { account } from '../../cms/src/i18n/en/account.ts';
import { callAdmin } from './admin.ts';
import { lettersTo, letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, visitorAt } from './members.ts';
import { invite, anonymous } from './staff.ts';

const here = anonymous(inject('cms'));
const forget = (email: string) => here.call('POST', '/admin/forgot-password', { email });

it('emails an editor a working password link in their language', async () => {
  const editor = await invite('strapi-editor');
  await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'fr' });
  expect((await forget(editor.email)).status).toBe(204);
  const { subject, text = '', html } = await letterTo(editor.email);
  expect(subject).toBe('Choisissez un nouveau mot de passe pour Colibri');
  expect(html).toContain('<html lang="fr">');
  const link = new URL(/\bhttps?:\S+code=\S+/.exec(text)?.[0] ?? '');
  expect(link.origin + link.pathname).toBe(`${inject('cms')}/admin/auth/reset-password`);

  const answer = await here.call('POST', '/admin/reset-password', {
    resetPasswordToken: link.searchParams.get('code'),
    password: 'Chosen5678',
  });
  expect(answer.status).toBe(200);
});

it('answers 204 to a password reset request for an unknown panel account, and sends nothing', async () => {
  const [editor, stranger] = [
    await invite('translator'),
    `nobody-${crypto.randomUUID()}@example.org`,
  ];
  expect((await forget(stranger)).status).toBe(204);
  await forget(editor.email);
  await letterTo(editor.email);
  expect(await lettersTo(stranger)).toEqual([]);
});

it('sends at most five password emails per panel account and hour, and keeps the last link valid', async () => {
  const [editor, other] = [await invite('strapi-editor'), await invite('strapi-editor')];
  const ask = (email: string) =>
    visitorAt(freshAddress()).call('POST', '/admin/forgot-password', { email });
  for (let letters = 1; letters <= 5; letters += 1) {
    await ask(editor.email);
    await letterTo(editor.email, letters);
  }
  for (let more = 1; more <= 5; more += 1) expect((await ask(editor.email)).status).toBe(204);
  await ask(other.email);
  await letterTo(other.email);
  const { text = '' } = await letterTo(editor.email, 5);
  const answer = await here.call('POST', '/admin/reset-password', {
    resetPasswordToken: /code=(\w+)/.exec(text)?.[1],
    password: 'Chosen5678',
  });
  expect(answer.status).toBe(200);
});

const codeOf = ({ text = '' }: { text?: string | undefined }) => /code=(\w+)/.exec(text)?.[1];
const choose = (resetPasswordToken: string | undefined, password: string) =>
  here.call('POST', '/admin/reset-password', { resetPasswordToken, password });

it('a password link sent to a panel account no longer works after its owner has changed their password, or an administrator their address', async () => {
  const own = { password: 'Changed1234', currentPassword: 'Chosen1234' };
  for (const byOwner of [true, false]) {
    const editor = await invite('strapi-editor');
    await forget(editor.email);
    const code = codeOf(await letterTo(editor.email));
    const { status } = byOwner
      ? await editor.call('PUT', '/admin/users/me', own)
      : await callAdmin('PUT', `/admin/users/${editor.id}`, { email: freshEmail() });
    expect(status).toBe(200);
    expect((await choose(code, 'Stolen1234')).status).toBe(400);
  }
});

it('a password link of a panel account works once, even if several people use it at the same moment', async () => {
  const editor = await invite('strapi-editor');
  await forget(editor.email);
  const code = codeOf(await letterTo(editor.email));
  const answers = await Promise.all([1, 2, 3, 4].map((each) => choose(code, `Chosen567${each}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  for (const link of [code, 'made-up'])
    expect(await (await choose(link, 'Chosen5678')).json()).toMatchObject({
      error: { message: account.passwordLinkOver },
    });
});
