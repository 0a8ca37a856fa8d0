// Preloaded into what we start (`node --import`): where the parent is killed before it could stop
// its children, they stop by themselves.
import { isMainThread } from 'node:worker_threads';

// Said by the parent, for that may be gone before this line runs; not for children of our own.
const parent = Number(process.env.COLIBRI_PARENT ?? process.ppid);
if (isMainThread) delete process.env.COLIBRI_PARENT;
const lookEveryMilliseconds = 250;
const graceMilliseconds = 12_000;

function look() {
  if (process.ppid === parent) return;
  clearInterval(timer);
  setTimeout(() => process.exit(1), graceMilliseconds).unref();
  process.kill(process.pid, 'SIGTERM');
}

const timer = isMainThread ? setInterval(look, lookEveryMilliseconds).unref() : undefined;
