import type { Core } from '@strapi/strapi';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('DATABASE_URL', '') },
    pool: { min: 2, max: 10 },
    // Less than the site waits for an answer, so that it hears that there is no connection to spare.
    acquireConnectionTimeout: 8000,
    // Log failing statements without the values in them.
    compileSqlOnError: false,
  },
});
