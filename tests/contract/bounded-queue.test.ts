import { expect, it, onTestFinished, vi } from 'vitest';
import { BoundedQueue, PausedNetworks } from '#contract/bounded-queue';

/** Tasks that each run until the test ends them. */
function tasksFor(queue: BoundedQueue) {
  const started: string[] = [];
  const end = new Map<string, (error?: Error) => void>();
  const run = (name: string, network?: string) =>
    queue.run(
      () =>
        new Promise<string>((resolve, reject) => {
          started.push(name);
          end.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
      network,
    );
  return { run, started, end: (name: string, error?: Error) => end.get(name)?.(error) };
}

it('a queue for two running and two waiting tasks starts the waiting ones in order, and rejects a fifth as unavailable', async () => {
  const { run, started, end } = tasksFor(new BoundedQueue({ running: 2, waiting: 2 }));
  const all = ['one', 'two', 'three', 'four'].map((name) => run(name));
  await expect(run('five')).rejects.toMatchObject({ code: 'unavailable' });
  expect(started).toEqual(['one', 'two']);
  end('two');
  await all[1];
  await expect.poll(() => started).toEqual(['one', 'two', 'three']);
  end('one');
  await expect.poll(() => started).toHaveLength(4);
  end('three');
  end('four');
  expect(await Promise.all(all)).toEqual(['one', 'two', 'three', 'four']);
});

it('a bounded queue limits the tasks of one IP network, and accepts more once one has ended', async () => {
  const queue = new BoundedQueue({ running: 1, waiting: 9, perNetwork: 2 });
  const { run, end, started } = tasksFor(queue);
  const first = run('one', 'a');
  const second = run('two', 'a');
  await expect(run('three', 'a')).rejects.toMatchObject({ code: 'too-many-requests' });
  const other = run('four', 'b');
  end('one');
  await first;
  const third = run('three', 'a');
  for (const name of ['four', 'two', 'three']) {
    await expect.poll(() => started).toContain(name);
    end(name);
  }
  expect(await Promise.all([second, other, third])).toEqual(['two', 'four', 'three']);
});

it('a full queue drops the last task of the network with the most tasks in favor of another network’s', async () => {
  const { run, end, started } = tasksFor(new BoundedQueue({ running: 1, waiting: 3 }));
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => run(name, 'a'));
  const newcomer = run('b1', 'b');
  await expect(flood[3]).rejects.toMatchObject({ code: 'too-many-requests' });
  await expect(run('a5', 'a')).rejects.toMatchObject({ code: 'unavailable' });
  for (const name of ['a1', 'b1', 'a2', 'a3']) {
    await expect.poll(() => started).toContain(name);
    end(name);
  }
  expect(await Promise.all([...flood.slice(0, 3), newcomer])).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('a full queue rejects another network’s task as unavailable when each network in it has only one task', async () => {
  const { run, end, started } = tasksFor(new BoundedQueue({ running: 1, waiting: 2 }));
  const all = ['a', 'b', 'c'].map((name) => run(name, name));
  await expect(run('d', 'd')).rejects.toMatchObject({ code: 'unavailable' });
  for (const name of ['a', 'b', 'c']) {
    await expect.poll(() => started).toContain(name);
    end(name);
  }
  await Promise.all(all);
});

it('a bounded queue continues after a task that fails', async () => {
  const { run, end, started } = tasksFor(new BoundedQueue({ running: 1, waiting: 1 }));
  const first = run('one');
  const second = run('two');
  await expect.poll(() => started).toEqual(['one']);
  end('one', new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect.poll(() => started).toEqual(['one', 'two']);
  end('two');
  expect(await second).toBe('two');
});

it('a bounded queue starts a task of each IP network in turn, and the tasks of one network in their order', async () => {
  const { run, end, started } = tasksFor(new BoundedQueue({ running: 1, waiting: 9 }));
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
  const all = asked.map((name) => run(name, name.charAt(0)));
  const order = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'];
  for (const [index, name] of order.entries()) {
    await expect.poll(() => started).toEqual(order.slice(0, index + 1));
    end(name);
  }
  expect(await Promise.all(all)).toEqual(asked);
});

it('a bounded queue limits the running tasks of one network, and runs those of others meanwhile', async () => {
  const queue = new BoundedQueue({ running: 3, runningPerNetwork: 2, waiting: 9 });
  const { run, end, started } = tasksFor(queue);
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => run(name, name.charAt(0)));
  await expect.poll(() => started).toEqual(['a1', 'a2', 'b1']);
  end('b1');
  await all[3];
  expect(started).toEqual(['a1', 'a2', 'b1']);
  end('a1');
  await expect.poll(() => started).toContain('a3');
  end('a2');
  end('a3');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('a bounded queue starts a task of an IP network with none running before further tasks of a busy network', async () => {
  const { run, end, started } = tasksFor(new BoundedQueue({ running: 2, waiting: 9 }));
  const asked = ['a1', 'a2', 'a3', 'b1'];
  const all = asked.map((name) => run(name, name.charAt(0)));
  const order = ['a1', 'a2', 'b1', 'a3'];
  for (const name of order) {
    await expect.poll(() => started).toContain(name);
    end(name);
  }
  expect(started).toEqual(order);
  expect(await Promise.all(all)).toEqual(asked);
});

it('a bounded queue starts the first task of a new IP network before further tasks of two networks that have already had one', async () => {
  const bounds = { running: 2, runningPerNetwork: 1, waiting: 9 };
  const { run, end, started } = tasksFor(new BoundedQueue(bounds));
  for (const name of ['a1', 'a2', 'a3']) void run(name, 'a');
  for (const name of ['b1', 'b2', 'b3']) void run(name, 'b');
  await expect.poll(() => started).toEqual(['a1', 'b1']);
  void run('c1', 'c');
  end('a1');
  await expect.poll(() => started).toHaveLength(3);
  expect(started[2]).toBe('c1');
});

it('bounded queues that share rests let the next task of a network wait as long as its last one took, and start those of others meanwhile', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const bounds = { running: 2, runningPerNetwork: 1, waiting: 9, rests: new PausedNetworks() };
  const pages = tasksFor(new BoundedQueue(bounds));
  const sheets = tasksFor(new BoundedQueue(bounds));
  const first = pages.run('a1', 'a');
  await vi.advanceTimersByTimeAsync(60);
  pages.end('a1');
  await first;
  const all = [pages.run('a2', 'a'), sheets.run('a3', 'a')];
  await vi.advanceTimersByTimeAsync(59);
  expect([...pages.started, ...sheets.started]).toEqual(['a1']);
  all.push(pages.run('b1', 'b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(pages.started).toEqual(['a1', 'b1']);
  await vi.advanceTimersByTimeAsync(1);
  expect([...pages.started, ...sheets.started]).toEqual(['a1', 'b1', 'a2', 'a3']);
  pages.end('a2');
  pages.end('b1');
  sheets.end('a3');
  expect(await Promise.all(all)).toEqual(['a2', 'a3', 'b1']);
});

it('bounded queues that share turns run one task of a network at a time, and those of others meanwhile', async () => {
  const bounds = { running: 2, waiting: 9, turns: new PausedNetworks() };
  const [one, other] = [tasksFor(new BoundedQueue(bounds)), tasksFor(new BoundedQueue(bounds))];
  const first = one.run('first', 'a');
  const second = one.run('second', 'a');
  const third = other.run('third', 'a');
  const others = other.run('others', 'b');
  await expect.poll(() => [one.started, other.started]).toEqual([['first'], ['others']]);
  one.end('first');
  await first;
  await expect.poll(() => one.started).toEqual(['first', 'second']);
  expect(other.started).toEqual(['others']);
  one.end('second', new Error('failed'));
  await expect(second).rejects.toThrow('failed');
  await expect.poll(() => other.started).toEqual(['others', 'third']);
  other.end('third');
  other.end('others');
  await Promise.all([third, others]);
});
