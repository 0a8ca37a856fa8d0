import type { KeepAnswer, KeepResult } from '../logic/offline-orders.ts';
import type { Report } from './fetch.ts';
import { keepAll, keptCache } from './kept.ts';
import { keepRecordings, removeRecordings } from './kept-recordings.ts';

/** Does what the page `/offline` asks for, and answers how far it is and how it ended. */
export async function obey(
  event: ExtendableMessageEvent,
  answer: (answer: KeepAnswer) => void,
): Promise<void> {
  const report: Report = (done, total) => answer({ done, total });
  answer(await follow(event, report).catch((): KeepResult => 'failed'));
}

async function follow(event: ExtendableMessageEvent, report: Report): Promise<KeepResult> {
  const order: unknown = event.data;
  if (order === 'keep') await keepAll(event, report);
  else if (order === 'keep-recordings') return keepRecordings(report);
  else if (order === 'remove-recordings') await removeRecordings();
  else if (order === 'remove') await Promise.all([caches.delete(keptCache), removeRecordings()]);
  else return 'failed';
  return 'done';
}
