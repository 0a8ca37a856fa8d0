// Preloaded into what we start (`node --import`): where the parent is killed before it could stop
// its children, they stop by themselves.
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;
const lookEveryMilliseconds = 250;
const graceMilliseconds = 12_000;

function look() {
  if (process.ppid === parent) return;
  clearInterval(timer);
  setTimeout(() => process.exit(1), graceMilliseconds).unref();
  process.kill(process.pid, 'SIGTERM');
}

const timer = isMainThread ? setInterval(look, lookEveryMilliseconds).unref() : undefined;
