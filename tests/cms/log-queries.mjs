// Loaded into a CMS process (query-plans.test.ts): appends each query of its pool to a file, with its values.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { Client } = createRequire(join(process.cwd(), 'package.json'))('pg');
const { query } = Client.prototype;
Client.prototype.query = function logQuery(config, ...rest) {
  if (typeof config?.text === 'string')
    appendFileSync(
      process.env.QUERY_LOG,
      `${JSON.stringify({ text: config.text, values: config.values ?? [] })}\n`,
    );
  return query.call(this, config, ...rest);
};
