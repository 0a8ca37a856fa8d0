import type { z } from 'zod';
import { omitEmptyVariables, settingFields, settings } from '../contract/settings.ts';

const { SITE_URL, ADMIN_URL } = settings.parse({});
// Here, PORT is the CMS's own, and the defaults of addresses must not depend on it.
const fields = settingFields
  .omit({ PORT: true, CMS_PORT: true, HOST: true, DATABASE_URL: true, ADMIN_PASSWORD: true })
  .extend({
    SITE_URL: settingFields.shape.SITE_URL.default(SITE_URL),
    ADMIN_URL: settingFields.shape.ADMIN_URL.default(ADMIN_URL),
  });

type CmsSettings = z.output<typeof fields>;
/** Parsed once per process. */
let known: CmsSettings | undefined;

/** The operator's settings. Throws `ZodError`. */
export function cmsSettings(): CmsSettings {
  return (known ??= fields.parse(omitEmptyVariables(process.env)));
}
