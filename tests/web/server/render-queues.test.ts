import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createRenderQueues, SingleFlightQueue } from '../../../web/server/render-queues.ts';

/** A queue whose tasks run until the test ends them. */
function setUp(running: number, perNetwork: number, waiting: number) {
  const queue = new SingleFlightQueue<string>({ running, waiting, perNetwork });
  const started: (() => void)[] = [];
  const run = (key: string, network: string) =>
    queue.run(key, network, () => new Promise((resolve) => started.push(() => resolve(key))));
  return { run, running: started };
}

it('a render queue runs only as many tasks at once as allowed, and the others afterwards', async () => {
  const { run, running } = setUp(2, 9, 9);
  const all = ['a', 'b', 'c'].map((key) => run(key, 'home'));
  await expect.poll(() => running.length).toBe(2);
  running.shift()?.();
  expect(await all[0]).toBe('a');
  await expect.poll(() => running.length).toBe(2);
  for (const end of running) end();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

it('a render queue rejects tasks above an IP network’s limit as too-many-requests, and runs another network’s', async () => {
  const { run, running } = setUp(9, 2, 9);
  const own = [run('a', 'flood'), run('b', 'flood')];
  await expect(run('c', 'flood')).rejects.toMatchObject({ code: 'too-many-requests' });
  const other = run('d', 'school');
  await expect.poll(() => running.length).toBe(3);
  for (const end of running.splice(0)) end();
  expect(await Promise.all([...own, other])).toEqual(['a', 'b', 'd']);
  const again = run('c', 'flood');
  await expect.poll(() => running.length).toBe(1);
  running[0]?.();
  expect(await again).toBe('c');
});

it('a render queue rejects tasks of every IP network as unavailable while all together have too many', async () => {
  const { run, running } = setUp(1, 1, 1);
  const all = [run('a', 'one'), run('b', 'two')];
  await expect(run('c', 'three')).rejects.toMatchObject({ code: 'unavailable' });
  await expect.poll(() => running.length).toBe(1);
  running.shift()?.();
  await expect.poll(() => running.length).toBe(1);
  running.shift()?.();
  expect(await Promise.all(all)).toEqual(['a', 'b']);
});

it('requests for a page that is already being rendered share that rendering, and don’t count toward limits', async () => {
  const { run, running } = setUp(1, 1, 0);
  const all = [run('a', 'flood'), run('a', 'flood'), run('a', 'school')];
  await expect.poll(() => running.length).toBe(1);
  running[0]?.();
  expect(await Promise.all(all)).toEqual(['a', 'a', 'a']);
});

it('all render queues together start at most one task per turn of the event loop, even if their limits allow more', async () => {
  const queues = [1, 2].map(() => new SingleFlightQueue<void>({ running: 8, waiting: 92 }));
  let done = 0;
  const all = Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      queues[index % 2]?.run(`${index}`, `${index % 4}`, async () => {
        done += 1;
      }),
    ),
  );
  for (let turn = 1; turn <= 5; turn += 1) {
    await nextTurn();
    expect(done).toBeLessThanOrEqual(turn);
  }
  await all;
  expect(done).toBe(20);
});

it('a page that several IP networks have requested is rendered when the first of these networks has its turn', async () => {
  const { run, running } = setUp(2, 9, 9);
  const flood = ['a', 'b', 'c', 'd'].map((key) => run(key, 'flood'));
  const other = run('d', 'home');
  await expect.poll(() => running.length).toBe(2);
  running.shift()?.();
  // Otherwise c would be next.
  await expect.poll(() => running.length).toBe(2);
  running.pop()?.();
  expect(await other).toBe('d');
  for (const key of ['b', 'c']) {
    await expect.poll(() => running.length).toBeGreaterThan(0);
    running.shift()?.();
    expect(await flood['abcd'.indexOf(key)]).toBe(key);
  }
});

it('if a full queue drops an IP network’s request for a page, other networks that wait for that page still get it', async () => {
  const { run, running } = setUp(1, 9, 3);
  const flood = ['a', 'b', 'c'].map((key) => run(key, 'flood'));
  const shared = run('c', 'home');
  const newcomer = run('e', 'school');
  await expect.poll(() => running.length).toBe(1);
  for (let ended = 0; ended < 4; ended += 1) {
    await expect.poll(() => running.length).toBeGreaterThan(0);
    running.shift()?.();
  }
  expect(await Promise.all([...flood, shared, newcomer])).toEqual(['a', 'b', 'c', 'c', 'e']);
});

it('a render queue does not run what everybody who asked for it no longer waits for', async () => {
  const queue = new SingleFlightQueue<string>({ running: 1, waiting: 9 });
  const ran: string[] = [];
  const open = (key: string, isWanted?: () => boolean) =>
    queue.run(key, 'home', async () => (ran.push(key), key), isWanted);
  const gone = () => false;
  const left = open('left', gone);
  const all = [open('shared', gone), open('shared'), open('last')];
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  expect(await Promise.all(all)).toEqual(['shared', 'shared', 'last']);
  expect(ran).toEqual(['shared', 'last']);
});

it('logins and changes of collections share one queue, and forms, pages and print sheets wait in other ones', () => {
  const { privateQueue } = createRenderQueues();
  const queueOf = (method: string, url: string) => privateQueue({ method, url, headers: {} });
  const changes = queueOf('POST', '/api/auth/login');
  expect(changes).toBe(queueOf('DELETE', '/api/dashboard/collections/1'));
  expect(queueOf('POST', '/login')).not.toBe(changes);
  expect(queueOf('GET', '/api/auth/user')).not.toBe(changes);
  expect(queueOf('GET', '/login')).not.toBe(changes);
  expect(queueOf('POST', '/login')).not.toBe(queueOf('GET', '/login'));
  expect(queueOf('POST', '/print/sheet.pdf')).toBe(queueOf('GET', '/print/sheet.pdf'));
});

it('member pages, their lists and class links share one queue; downloads of a member’s data and the login page have others', () => {
  const { privateQueue } = createRenderQueues();
  const queueOf = (url: string) => privateQueue({ method: 'GET', url, headers: {} });
  expect(queueOf('/dashboard/collections/1')).toBe(queueOf('/api/dashboard/affirmations?lang=en'));
  expect(queueOf('/dashboard')).not.toBe(queueOf('/login'));
  expect(queueOf('/class/QU6XupSF9WWoQsTRZIfbJw1')).toBe(queueOf('/dashboard'));
  expect(queueOf('/api/auth/data')).not.toBe(queueOf('/login'));
  expect(queueOf('/api/auth/data')).not.toBe(queueOf('/dashboard'));
});

it('print sheets of whole collections are drawn one at a time, and don’t delay print sheets of selected cards', async () => {
  const { privateQueue } = createRenderQueues();
  const started: string[] = [];
  const print = (url: string, network: string) =>
    void privateQueue({ method: 'GET', url, headers: {} }).run(url, network, () => {
      started.push(url);
      return new Promise(() => undefined);
    });
  print('/print/sheet.pdf?collection=1', 'flood');
  print('/print/sheet?words=both&%63lass=QU6XupSF9WWoQsTRZIfbJw1', 'other flood');
  print('/print/sheet.pdf?ids=1', 'school');
  await expect.poll(() => started).toHaveLength(2);
  expect(started).toEqual(['/print/sheet.pdf?collection=1', '/print/sheet.pdf?ids=1']);
});

it('classroom mode and the display share one queue, for public and private lists; their searches wait with other searches', () => {
  const { privateQueue, publicQueue } = createRenderQueues();
  const own = privateQueue({ method: 'GET', url: '/classroom?collection=1', headers: {} });
  expect(publicQueue('/classroom?categoryId=2')).toBe(own);
  expect(publicQueue('/display/slides.json')).toBe(own);
  expect(publicQueue('/classroom?q=brave')).toBe(publicQueue('/categories/1?q=brave'));
  // A chosen collection is shown in full, whatever the search.
  expect(privateQueue({ method: 'GET', url: '/listen?class=x&q=a', headers: {} })).toBe(own);
  expect(own).not.toBe(publicQueue('/categories/1'));
});

it.each([
  ['public pages', '/affirmations/7'],
  ['searches', '/categories/1?q=word'],
])(
  'the site renders two %s at a time for one IP network, and those of another network meanwhile',
  async (_name, url) => {
    const started: string[] = [];
    const queue = createRenderQueues().publicQueue(url);
    const open = (key: string, network: string) =>
      void queue.run(key, network, () => new Promise(() => started.push(key)));
    for (const key of ['a', 'b', 'c', 'd']) open(key, 'flood');
    open('e', 'school');
    await expect.poll(() => started).toEqual(['a', 'b', 'e']);
  },
);

it('the site renders one missing page, color stylesheet, form or print sheet at a time for one IP network, whatever the query', async () => {
  for (const [method, url] of [
    ['GET', '/nothing'],
    ['GET', '/styles/colors.css?c=abcdef'],
    ['GET', '/nothing?q=word'],
    ['GET', '/categories/1/nothing?q=word'],
    ['POST', '/login'],
    ['GET', '/print/sheet.pdf'],
    ['GET', '/print/nothing'],
  ] as const) {
    let started = 0;
    const queues = createRenderQueues();
    const queue = url.startsWith('/styles/')
      ? queues.publicQueue(url)
      : queues.privateQueue({ method, url, headers: {} });
    const open = (key: number, network: string) =>
      void queue.run(`${url} ${key}`, network, () => new Promise(() => (started += 1)));
    for (let key = 0; key < 4; key += 1) open(key, `flood of ${url}`);
    await expect.poll(() => started).toBe(1);
    open(9, `school at ${url}`);
    await expect.poll(() => started).toBe(2);
  }
});

it.each([
  ['/class/1', 'GET', '/dashboard'],
  ['/class/1', 'GET', '/classroom?class=QU6XupSF9WWoQsTRZIfbJw1&q=a'],
  ['/class/1', 'GET', '/categories/1?q=word'],
  ['/class/1', 'POST', '/dashboard/collections/1'],
  ['/class/1', 'GET', '/print/sheet.pdf'],
  ['/api/auth/user', 'GET', '/api/auth/user'],
])(
  'after %s has taken long, the next %s %s of the same IP network waits for as long as that took',
  async (slow, method, url) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { privateQueue } = createRenderQueues();
    const started: string[] = [];
    const open = (each: { method: string; url: string }, network: string, milliseconds = 0) =>
      privateQueue({ ...each, headers: {} })
        .run(`${each.url} ${network}`, network, () => {
          started.push(network);
          vi.advanceTimersByTime(milliseconds);
          return Promise.reject(new Error('rendered'));
        })
        .catch(() => undefined);
    await open({ method: 'GET', url: slow }, 'flood', 60);
    const next = open({ method, url }, 'flood');
    vi.advanceTimersByTime(59);
    await open({ method, url }, 'school');
    expect(started).toEqual(['flood', 'school']);
    vi.advanceTimersByTime(1);
    await next;
    expect(started).toEqual(['flood', 'school', 'flood']);
  },
);
