import { describe, expect, it } from 'vitest';
import { readWords } from '../../scripts/letter/words.ts';

describe('the words after `npm run letter`', () => {
  it.each([
    [[], { do: 'send' }],
    [['--preview'], { do: 'preview' }],
    [['--to', 'ana@example.org'], { do: 'try', to: 'ana@example.org' }],
    // A variable that holds nothing: the CMS refuses it.
    [['--to', ''], { do: 'try', to: '' }],
  ])('%j ask for %j', (words, command) => {
    expect(readWords(words, {})).toEqual(command);
  });

  it.each([['preview'], ['--previw'], ['--to'], ['--preview', '--to', 'ana@example.org']])(
    'such as %s %s %s send nothing',
    (...words) => {
      expect(() => readWords(words, {})).toThrow('npm run letter -- --preview');
    },
  );

  it('send nothing where npm took them for its own', () => {
    expect(() => readWords([], { npm_config_preview: 'true' })).toThrow('npm run letter --');
    expect(() => readWords([], { npm_config_to: 'ana@example.org' })).toThrow('npm run letter --');
  });
});
