import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../scripts/letter/args.ts';

describe('arguments of npm run letter', () => {
  it.each([
    [[], { do: 'send' }],
    [['--preview'], { do: 'preview' }],
    [['--to', 'ana@example.org'], { do: 'try', to: 'ana@example.org' }],
    // From an empty shell variable; the CMS rejects it.
    [['--to', ''], { do: 'try', to: '' }],
  ])('npm run letter parses the arguments %j as %j', (args, command) => {
    expect(parseArguments(args, {})).toEqual(command);
  });

  it.each([[['preview']], [['--previw']], [['--to']], [['--preview', '--to', 'ana@example.org']]])(
    'npm run letter refuses the arguments %j and shows the right ones',
    (args) => {
      expect(() => parseArguments(args, {})).toThrow('npm run letter -- --preview');
    },
  );

  it('npm run letter stops with a hint if its options were given without the “--” that keeps npm from taking them', () => {
    expect(() => parseArguments([], { npm_config_preview: 'true' })).toThrow('npm run letter --');
    expect(() => parseArguments([], { npm_config_to: 'ana@example.org' })).toThrow(
      'npm run letter --',
    );
  });
});
