import { z } from 'zod';

/** Increased whenever older versions of Colibri can't read the file anymore. */
export const backupFormat = 1;

/** `manifest.json`: what a backup holds besides rows, secrets and uploads. */
export const manifest = z.object({
  format: z.literal(backupFormat),
  createdAt: z.iso.datetime(),
  /** The major version of the server it was made on. */
  postgres: z.int(),
  /** The migrations that the database had had. */
  migrations: z.array(z.string()),
  /** SQL that creates what must exist before the rows are loaded: types, functions, tables. */
  before: z.array(z.string()),
  /** SQL that creates what is faster or only possible after it: constraints, indexes, triggers. */
  after: z.array(z.string()),
  tables: z.array(
    z.object({
      /** The table and its columns, as in `COPY`: `public.categories (id, name)`. */
      target: z.string(),
      /** Its rows in the backup, in PostgreSQL's text format. */
      file: z.string().regex(/^rows\/\d+$/),
      rows: z.int(),
    }),
  ),
});
export type Manifest = z.output<typeof manifest>;

/** The names of files and folders in a backup. */
export const entries = {
  manifest: 'manifest.json',
  rows: 'rows',
  secrets: 'secrets.json',
  administrator: 'administrator.json',
  uploads: 'public',
};
