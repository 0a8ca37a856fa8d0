import { once } from 'node:events';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { readyPaths } from '#contract/readiness';
import { spreadsheetPath } from '#contract/spreadsheet';
import { wireTo } from '../e2e/site.ts';
import { filledDatabase, logInAt, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { head } from './csv.ts';
import { lockTable } from './database.ts';
import { contentKey, siteKey } from './keys.ts';
import { freshAddress, freshEmail, visitorAt } from './members.ts';
import { clock } from './newsletter-setup.ts';
import { startMailServer } from './smtp.ts';

let cms: CmsProcess;
let database: string;
let wire: Awaited<ReturnType<typeof wireTo>>;
let mailRelay: Awaited<ReturnType<typeof holdMail>>;
beforeAll(async () => {
  database = await filledDatabase();
  wire = await wireTo(new URL(database));
  const url = new URL(database);
  url.host = new URL(wire.url).host;
  mailRelay = await holdMail();
  cms = await startCms({ DATABASE_URL: url.href, SMTP_URL: mailRelay.url, ...clock });
  return () => {
    wire.close();
    return mailRelay.close();
  };
}, 400_000);

/** A mail server that lets nobody in until `open` is called. */
async function holdMail() {
  const mail = await startMailServer();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let connections = 0;
  const relay = createServer(async (near) => {
    connections += 1;
    near.on('error', () => undefined);
    await opened;
    const far = connect(Number(new URL(mail.url).port), '127.0.0.1').on('error', () => undefined);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const address = relay.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    letters: mail.letters,
    connections: () => connections,
    open,
    close: () => {
      relay.close();
      return mail.close();
    },
  };
}

const statusOf = (path: string) =>
  fetch(cms.url + path).then(
    ({ status }) => status,
    () => 'refused',
  );

it('while its database is down, the CMS reports that it is alive but not ready', async () => {
  expect(await statusOf(readyPaths.cms)).toBe(200);
  wire.cut();
  await expect.poll(() => statusOf(readyPaths.cms)).toBe(503);
  expect(await statusOf('/_health')).toBe(204);
  wire.mend();
  await expect.poll(() => statusOf(readyPaths.cms)).toBe(200);
});

/** Begins a call of the panel, whose body is sent later. Resolves when the CMS has received its headers. */
async function beginPanelCall(path: string, body: string) {
  const call = request(cms.url + path, {
    method: 'POST',
    headers: {
      ...(await logInAt(cms)),
      Expect: '100-continue',
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return async () => {
    call.end(body);
    const [answer] = await once(call, 'response');
    return { status: Number(answer.statusCode), body: await text(answer) };
  };
}

it('on SIGTERM, the CMS finishes calls, an import and an email in flight, and then exits with code 0', async () => {
  const pool = new Pool({ connectionString: database, max: 4 });
  onTestFinished(() => pool.end());
  const member = visitorAt(freshAddress(), cms.url);
  const email = freshEmail();
  const account = { name: 'Maya Test', email, role: 'parent', password: 'a good password' };
  expect((await member.call('POST', '/api/auth/register', account)).status).toBe(201);
  await member.call('POST', '/api/auth/forgot-password', { email });
  await expect.poll(mailRelay.connections).toBeGreaterThan(0);

  const testimonials = '/content-manager/collection-types/api::testimonial.testimonial';
  const sendBody = await beginPanelCall(
    testimonials,
    JSON.stringify({ name: 'Ana', title: 'Parent', text: 'It was accepted.', rating: 5 }),
  );
  const subscribers = await lockTable(pool, 'subscribers', 'access exclusive');
  const subscription = visitorAt(freshAddress(), cms.url).call('POST', '/api/subscribers', {
    email: 'in-flight@example.org',
  });
  await expect.poll(subscribers.waiting).toBe(1);
  const affirmations = await lockTable(pool, 'affirmations', 'share row exclusive');
  const imported = fetch(`${cms.url}${spreadsheetPath}?apply=true`, {
    method: 'POST',
    headers: { ...contentKey(), 'Content-Type': 'application/octet-stream' },
    body: [head, ',Calm,I am in flight.,Say it.,,,no,published,'].join('\r\n'),
  });
  await expect.poll(affirmations.waiting).toBe(1);
  const stream = await fetch(`${cms.url}/api/changes`, { headers: siteKey() });

  const exit = cms.end();
  await expect.poll(() => statusOf('/_health')).toBe('refused');
  await stream.text();
  await Promise.all([subscribers.release(), affirmations.release()]);
  const created = await sendBody();
  expect(created).toMatchObject({ status: 201 });
  expect((await subscription).status).toBe(200);
  expect(await (await imported).text()).toContain('"applied":true');
  // Long enough for the rest of the shutdown.
  expect(await Promise.race([exit, pause(1000, 'waiting for the email')])).toBe(
    'waiting for the email',
  );
  mailRelay.open();
  expect(await exit).toBe(0);

  expect(mailRelay.letters.map(({ to }) => to)).toContain(email);
  const { rows } = await pool.query(
    `select (select count(*)::integer from subscribers where email = 'in-flight@example.org') as subscribers,
       (select count(*)::integer from testimonials where text = 'It was accepted.') as testimonials,
       (select count(*)::integer from affirmations where text = 'I am in flight.' and published_at is not null) as affirmations`,
  );
  expect(rows).toEqual([{ subscribers: 1, testimonials: 1, affirmations: 1 }]);
});
