import { content } from './content.ts';
import { contentActions } from './content-actions.ts';
import { general } from './general.ts';
import { media } from './media.ts';
import { mediaFile } from './media-file.ts';
import { plugins } from './plugins.ts';
import { serverErrors } from './server-errors.ts';
import { settings } from './settings.ts';

/** French texts that Strapi lacks, or that replace its misleading translations. */
export const strapi = {
  ...media,
  ...mediaFile,
  ...settings,
  ...serverErrors,
  ...plugins,
  ...content,
  ...contentActions,
  ...general,
};
