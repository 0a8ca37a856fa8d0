import { it } from 'vitest';
import { expectImport } from '../cms/csv.ts';
import { connect } from '../cms/database.ts';

const client = connect();

it(
  'imports ten thousand CSV rows, reporting progress and giving each its own id',
  () => expectImport(client, 10_000),
  600_000,
);
