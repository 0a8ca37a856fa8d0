import type { Cms } from '../stack/cms.ts';
import { OperatorError } from '../terminal/errors.ts';
import { saveSound, unrecordedTexts } from './client.ts';
import { say } from './say.ts';

interface Options {
  signal: AbortSignal;
  print: (line: string) => void;
}

/** A program that fails this often in a row would fail for all texts. */
const mostFailures = 3;

/**
 * Records each published text and each name that has no recording, one after the other. Every one is saved at once, so
 * that a run that is stopped can go on later.
 * @throws OperatorError if the text-to-speech program doesn't work.
 */
export async function makeVoices(
  cms: Cms,
  command: string,
  { signal, print }: Options,
): Promise<{ made: number; failed: number }> {
  let [made, failed, inARow] = [0, 0, 0];
  for await (const text of unrecordedTexts(cms)) {
    signal.throwIfAborted();
    const sound = await say(command, text.language, text.text, signal);
    const reason = typeof sound === 'string' ? sound : await saveSound(cms, text, sound);
    print(
      `${reason === undefined ? '✓' : '✗'} ${text.language} ${text.text}${reason ? `: ${reason}` : ''}`,
    );
    if (reason === undefined) {
      made += 1;
      inARow = 0;
      continue;
    }
    failed += 1;
    inARow += 1;
    if (inARow === mostFailures)
      throw new OperatorError(`SPEECH_COMMAND failed ${mostFailures} times in a row: ${reason}.`);
  }
  return { made, failed };
}
