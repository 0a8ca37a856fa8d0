interface Connection {
  query: (sql: string, done: (error?: Error) => void) => unknown;
}

/**
 * Ends queries after this time, so that the panel's don't keep the database busy for minutes; migrations turn it off, and
 * imports while they wait for each other. Not an option of the connection, because poolers reject that.
 */
function limitStatements(
  connection: Connection,
  done: (error: Error | undefined, connection: Connection) => void,
): void {
  connection.query("set statement_timeout = '30s'", (error) => done(error, connection));
}

export default ({ env }: { env: (name: string, fallback: string) => string }) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('DATABASE_URL', '') },
    pool: { min: 2, max: 10, afterCreate: limitStatements },
    // Shorter than the site's own timeout, so that the site gets an error response when the pool is exhausted.
    acquireConnectionTimeout: 8000,
    // Log failing statements without the values in them.
    compileSqlOnError: false,
  },
});
