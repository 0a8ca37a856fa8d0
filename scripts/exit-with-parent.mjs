// Preloaded into every Node process we start (`node --import`), so that children stop by themselves when their parent
// is killed.
import { isMainThread } from 'node:worker_threads';

// The parent passes its id, because it may be gone before this line runs. Our own children must not inherit it.
const parent = Number(process.env.COLIBRI_PARENT ?? process.ppid);
if (isMainThread) delete process.env.COLIBRI_PARENT;
const pollMilliseconds = 250;
const graceMilliseconds = 12_000;

function checkParent() {
  if (process.ppid === parent) return;
  clearInterval(timer);
  setTimeout(() => process.exit(1), graceMilliseconds).unref();
  process.kill(process.pid, 'SIGTERM');
}

const timer = isMainThread ? setInterval(checkParent, pollMilliseconds).unref() : undefined;
