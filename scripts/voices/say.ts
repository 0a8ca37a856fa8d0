import { execa } from 'execa';
import type { Language } from '#contract/language';
import { largestRecording } from '#contract/recording';

/** Half a minute for each second of speech, because some programs are slow. */
const longestMilliseconds = 10 * 60_000;

/** Runs the operator's text-to-speech program with a shell. Resolves to its sound, or to the reason if there is none. */
export async function say(
  command: string,
  language: Language,
  text: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | string> {
  const { failed, isMaxBuffer, timedOut, exitCode, stdout, stderr } = await execa(
    command.replaceAll('{language}', language),
    {
      shell: true,
      // The text is never part of the command, so nothing in it is run.
      input: `${text}\n`,
      encoding: 'buffer',
      stripFinalNewline: false,
      // More is refused anyway.
      maxBuffer: 2 * largestRecording,
      timeout: longestMilliseconds,
      cancelSignal: signal,
      reject: false,
    },
  );
  signal.throwIfAborted();
  if (isMaxBuffer) return 'the audio is larger than 1 MB';
  if (timedOut) return 'the text-to-speech program took longer than ten minutes';
  if (!failed && stdout.length > 0) return Uint8Array.from(stdout);
  const said = new TextDecoder().decode(stderr).trim().split('\n')[0] ?? '';
  return `the text-to-speech program ${failed ? `failed (${exitCode ?? 'killed'})` : 'wrote no audio'}${said && `: ${said}`}`;
}
