import { runningCms } from './stack/cms.ts';
import { openOperatorData } from './stack/data-folder.ts';
import { readSettings } from './stack/settings.ts';
import { OperatorError } from './terminal/errors.ts';
import { main } from './terminal/main.ts';
import { makeVoices } from './voices/make.ts';

// `npm run voices`: says every published affirmation, and every name of a category or moment, that has no recording.
await main(async (signal) => {
  const folder = openOperatorData();
  const settings = readSettings(process.env);
  const { SPEECH_COMMAND: command } = settings;
  if (command === undefined)
    throw new OperatorError(
      'Set SPEECH_COMMAND to a program that reads text from standard input and writes audio to standard output, such as SPEECH_COMMAND="espeak-ng -v {language} --stdout".',
    );
  const cms = runningCms(settings, folder);
  const { made, failed } = await makeVoices(cms, command, { signal, print: console.log });
  console.log(`${failed === 0 ? '✓' : '✗'} Recordings: ${made} made, ${failed} failed.`);
  return failed === 0 ? 0 : 1;
});
