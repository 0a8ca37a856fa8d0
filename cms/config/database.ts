import type { Core } from '@strapi/strapi';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('DATABASE_URL', '') },
    pool: { min: 2, max: 10 },
    // Shorter than the site's own timeout, so that the site gets an error response when the pool is exhausted.
    acquireConnectionTimeout: 8000,
    // Log failing statements without the values in them.
    compileSqlOnError: false,
  },
});
