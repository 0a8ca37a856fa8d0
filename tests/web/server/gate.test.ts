import { expect, it } from 'vitest';
import { Gate } from '../../../web/server/gate.ts';

/** A gate, and work that the test ends. */
function gateOf(running: number, perNetwork: number, waiting: number) {
  const gate = new Gate<string>({ running, waiting, perNetwork });
  const started: (() => void)[] = [];
  const run = (key: string, network: string) =>
    gate.run(key, network, () => new Promise((resolve) => started.push(() => resolve(key))));
  return { run, running: started };
}

it('lets no more work run at once than it may, and the rest in its turn', async () => {
  const { run, running } = gateOf(2, 9, 9);
  const all = ['a', 'b', 'c'].map((key) => run(key, 'home'));
  await expect.poll(() => running.length).toBe(2);
  running.shift()?.();
  expect(await all[0]).toBe('a');
  await expect.poll(() => running.length).toBe(2);
  for (const end of running) end();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

it('refuses a network that has too much under way, and serves the others', async () => {
  const { run, running } = gateOf(9, 2, 9);
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

it('refuses everybody as unavailable once all networks together have too much under way', async () => {
  const { run, running } = gateOf(1, 1, 1);
  const all = [run('a', 'one'), run('b', 'two')];
  await expect(run('c', 'three')).rejects.toMatchObject({ code: 'unavailable' });
  await expect.poll(() => running.length).toBe(1);
  running.shift()?.();
  await expect.poll(() => running.length).toBe(1);
  running.shift()?.();
  expect(await Promise.all(all)).toEqual(['a', 'b']);
});

it('does not count who joins work that is under way', async () => {
  const { run, running } = gateOf(1, 1, 0);
  const all = [run('a', 'flood'), run('a', 'flood'), run('a', 'school')];
  await expect.poll(() => running.length).toBe(1);
  running[0]?.();
  expect(await Promise.all(all)).toEqual(['a', 'a', 'a']);
});
