import { BoundedQueue } from '../contract/bounded-queue.ts';

/** Fewer than there are database connections. The site limits how many changes wait. */
const queue = new BoundedQueue({ running: 6, runningPerNetwork: 1, waiting: Infinity });

/**
 * Runs the changes of a member that lock rows one after the other. Each would wait for the lock with a database connection,
 * until none is left for others.
 */
export function changeInTurn<Result>(
  userId: number,
  change: () => Promise<Result>,
): Promise<Result> {
  return queue.run(change, String(userId));
}
