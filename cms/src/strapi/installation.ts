import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { firstAdministratorName } from '../contract/team.ts';
import { omitEmptyVariables, settingFields } from '../contract/settings.ts';

const names = { en: 'English', fr: 'Français' };

const language = z.object({ id: z.number(), name: z.string() });

/** Creates both languages; Strapi itself only creates the default one. */
export async function createLanguages(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const [code, name] of Object.entries(names)) {
    const known = language.nullish().parse(await locales.findByCode(code));
    if (!known) await locales.create({ code, name });
    // Strapi's own name, such as “English (en)”, leaves too little room for the status column in lists.
    else if (known.name === `${name} (${code})`) await locales.update({ id: known.id }, { name });
  }
}

const administrator = settingFields
  .pick({ ADMIN_EMAIL: true })
  .extend({ ADMIN_PASSWORD: z.string().min(8) });

/** Creates the first administrator from the environment. */
export async function createFirstAdministrator(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query('admin::user').count()) > 0) return;
  const given = administrator.safeParse(omitEmptyVariables(process.env));
  if (!given.success) return;
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    email: given.data.ADMIN_EMAIL,
    password: given.data.ADMIN_PASSWORD,
    firstname: firstAdministratorName,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}
