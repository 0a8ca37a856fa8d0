import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { describe as describeReport, hasFailed } from '../../scripts/fuzz/report.ts';
import { fuzz, processesOf } from '../../scripts/fuzz/run.ts';
import { openDataFolder } from '../../scripts/stack/data-folder.ts';

// The long form is `npm run fuzz`.
it('the site and the CMS answer every generated request, none of them with 500, and no process dies', async () => {
  const folder = openDataFolder(inject('dataFolder'));
  const report = await fuzz({
    site: inject('site'),
    cms: inject('cms'),
    adminToken: readFileSync(inject('adminTokenFile'), 'utf8'),
    seed: 11,
    requests: 1500,
    milliseconds: 90_000,
    processes: () => processesOf(folder),
  });
  expect(hasFailed(report), describeReport(report)).toBe(false);
  expect(report.sent).toBe(1500);
});
