import { expect, it } from 'vitest';
import { letterTo } from './mailbox.ts';
import { freshEmail } from './members.ts';
import { administrator, invite } from './staff.ts';

it.each([
  ['en', 'Test email from Colibri'],
  ['fr', 'E-mail de test de Colibri'],
])(
  'the test email of the settings is in the language %s of the administrator who sends it, without a link to Strapi',
  async (preferedLanguage, subject) => {
    const { call } = await invite('strapi-super-admin');
    await call('PUT', '/admin/users/me', { preferedLanguage });
    const to = freshEmail();
    expect((await call('POST', '/email/test', { to })).status).toBe(200);
    const email = await letterTo(to);
    expect(email.subject).toBe(subject);
    expect(email.html).toContain(`lang="${preferedLanguage}"`);
    expect(`${email.html}${email.text}`).not.toMatch(/strapi/i);
  },
);

it.each([[{}], [{ to: '' }], [{ to: 'nobody' }], [{ to: ['a@b.example', 'c@d.example'] }]])(
  'answers 400 to a test email to %j',
  async (body) => {
    expect((await administrator.call('POST', '/email/test', body)).status).toBe(400);
  },
);
