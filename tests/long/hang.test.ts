import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryPlan } from '../../scripts/setup/temporary-stack.ts';
import { readIdentity } from '../../scripts/stack/process.ts';
import { startStack, type Stack } from '../../scripts/stack/stack.ts';

let stack: Stack;
let run: string;
beforeAll(async () => {
  const plan = await temporaryPlan();
  run = plan.folder.run;
  stack = await startStack(plan, new AbortController().signal);
  return async () => {
    await stack.stop();
    plan.remove();
  };
}, 300_000);

const pidOf = (name: string) => readIdentity(join(run, `${name}.json`))?.pid;
/** This answer needs all three programs. */
const statusOfSite = () =>
  fetch(`${stack.site}/api/affirmations/random`, { signal: AbortSignal.timeout(1000) }).then(
    ({ status }) => status,
    () => 'none',
  );

it.each(['site', 'cms', 'database'])(
  'if the %s hangs, npm start kills and restarts it within a minute',
  async (name) => {
    await expect.poll(statusOfSite, { timeout: 60_000 }).toBe(200);
    const pid = pidOf(name);
    if (!pid) throw new Error(`${name} is not running`);
    process.kill(pid, 'SIGSTOP');
    const began = performance.now();
    await expect.poll(() => pidOf(name) ?? pid, { timeout: 60_000 }).not.toBe(pid);
    await expect.poll(statusOfSite, { timeout: 60_000 }).toBe(200);
    console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  },
);
