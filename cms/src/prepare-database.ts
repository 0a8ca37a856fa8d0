import type { Core } from '@strapi/strapi';
import { affirmationObjects } from './api/affirmation/objects.ts';
import { memberObjects } from './api/auth/objects.ts';
import { categoryObjects } from './api/category/objects.ts';
import { collectionObjects } from './api/collection/objects.ts';
import { letterObjects } from './newsletter/server/objects.ts';
import { recordingObjects } from './recording/server/objects.ts';
import { contentTypes } from './contract/change.ts';
import { translationObjects } from './translation/server/objects.ts';
import { commentObjects } from './translation/server/comments.ts';
import { translationStateObjects } from './translation/server/states.ts';
import { contentObjects, tableOf } from './core/database/content.ts';
import { runMigrations, updateObjects } from './core/database/migrate.ts';
import { migrations } from './core/database/migrations/index.ts';
import { index } from './core/database/objects.ts';

const objects = [
  ...contentObjects,
  ...categoryObjects,
  ...affirmationObjects,
  ...collectionObjects,
  ...memberObjects,
  ...letterObjects,
  ...contentTypes.flatMap((noun) => translationObjects(noun, tableOf[noun])),
  translationStateObjects,
  ...commentObjects,
  ...recordingObjects,
  index('audit_log_at', 'audit_log (at desc, id desc)'),
  // For the history, which finds the texts that an import changed by its time.
  index('versions_at', 'versions (noun, at)'),
];

/**
 * Brings the database to this version: what Strapi's schema cannot declare. Runs after Strapi's schema sync, which does
 * not touch it; Strapi's own migrations run before the tables of an empty database exist. If nothing is new, it only
 * reads. @throws with a sentence for the operator.
 */
export async function prepareDatabase(strapi: Core.Strapi): Promise<void> {
  try {
    await runMigrations(strapi.db.connection, migrations);
    await updateObjects(strapi.db.connection, objects);
  } catch (error) {
    // Strapi doesn't print the cause.
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      'The database couldn’t be upgraded to this version. The step that failed changed nothing. ' +
        `Go back to the previous version or restore a backup, and report this error: ${reason}`,
      { cause: error },
    );
  }
}
