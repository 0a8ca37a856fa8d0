import { z } from 'zod';

const keys = z.tuple([z.string()]).rest(z.string());

/** What the keys of previews are signed with: the first of the keys that sign this program's cookies. */
export function previewSecret(): string {
  return keys.parse(strapi.config.get('server.app.keys'))[0];
}
