import { expect, it } from 'vitest';
import { versions } from '../cms/fixtures/data.ts';
import { expectUpgrade } from '../cms/upgrade.ts';

const [, ...later] = versions;

it.each(later)(
  'the CMS upgrades the database of version %s while others read it, and keeps its data',
  async (version) => {
    const { cms } = await expectUpgrade(version);
    expect(await cms.end()).toBe(0);
  },
);
