import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { startCms } from '../cms/another-cms.ts';
import { connect } from '../cms/database.ts';
import { startSite, wireTo, wireToCms } from '../e2e/site.ts';

const affirmations = affirmationFactory(connect());

it(
  'the site shows a missed content change within a minute if its connection to the CMS is dead',
  { timeout: 180_000 },
  async () => {
    const wire = await wireToCms();
    const site = await startSite(wire.url);
    const documentId = await affirmations.published('I am new.');
    const address = `${site}/affirmations/${await affirmations.idOf(documentId)}`;
    const read = async () => (await fetch(address)).text();
    await expect.poll(() => read()).toContain('I am new.');
    // The connection works: the change arrives over it.
    await adminApi.publish('affirmation', documentId, { text: 'I am heard.' });
    await expect.poll(() => read()).toContain('I am heard.');
    wire.freeze();
    await adminApi.publish('affirmation', documentId, { text: 'I am overheard.' });
    expect(await read()).toContain('I am heard.');
    await expect
      .poll(() => read(), { timeout: 60_000, interval: 250 })
      .toContain('I am overheard.');
    wire.close();
  },
);

it(
  'the CMS ends its stream of changes within 30 seconds when its connection to the database is dead',
  { timeout: 300_000 },
  async () => {
    const database = new URL(inject('database'));
    const wire = await wireTo(new URL(database));
    database.host = new URL(wire.url).host;
    const cms = await startCms({ DATABASE_URL: database.href });
    const stream = await fetch(`${cms.url}/api/changes`, {
      headers: { 'X-Cms-Key': inject('cmsKey') },
    });
    wire.freeze();
    const began = Date.now();
    const heard = await new Response(stream.body).text();
    expect(Date.now() - began).toBeLessThan(30_000);
    expect(z.string().parse(heard)).not.toContain('data:');
    wire.close();
  },
);
