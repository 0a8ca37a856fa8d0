import { expect, inject, it } from 'vitest';
import { lettersTo, letterTo } from './mailbox.ts';
import { invite, nobody } from './staff.ts';

const here = nobody(inject('cms'));
const forget = (email: string) => here.call('POST', '/admin/forgot-password', { email });

it('an editor who forgot the password has a letter in their language, with a code that lets them in', async () => {
  const editor = await invite('strapi-editor');
  await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'fr' });
  expect((await forget(editor.email)).status).toBe(204);
  const { subject, text = '', html } = await letterTo(editor.email);
  expect(subject).toBe('Un nouveau mot de passe pour Colibri');
  expect(html).toContain('<html lang="fr">');
  const link = new URL(/\bhttps?:\S+code=\S+/.exec(text)?.[0] ?? '');
  expect(link.origin + link.pathname).toBe(`${inject('cms')}/admin/auth/reset-password`);

  const answer = await here.call('POST', '/admin/reset-password', {
    resetPasswordToken: link.searchParams.get('code'),
    password: 'Chosen5678',
  });
  expect(answer.status).toBe(200);
});

it('whoever has no account in the panel is told the same, and has no letter', async () => {
  const [editor, stranger] = [
    await invite('translator'),
    `nobody-${crypto.randomUUID()}@example.org`,
  ];
  expect((await forget(stranger)).status).toBe(204);
  await forget(editor.email);
  await letterTo(editor.email);
  expect(await lettersTo(stranger)).toEqual([]);
});
