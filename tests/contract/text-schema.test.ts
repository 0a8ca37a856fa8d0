import { expect, it } from 'vitest';
import { registration } from '#contract/auth';
import { hasVisibleText } from '#contract/text';
import { multiLineText, singleLineText, wellFormedText } from '#contract/text-schema';

it('in any text field of a call, more than 4,000 characters are reported as too long, and nothing else about the text is checked', () => {
  const invalid = '\ud800';
  for (const schema of [wellFormedText, singleLineText, multiLineText]) {
    const codes = (text: string) => schema.safeParse(text).error?.issues.map(({ code }) => code);
    expect(codes(invalid.repeat(4000))).toContain('custom');
    expect(codes(invalid.repeat(4001))).toEqual(['too_big']);
  }
});

it('a name of more than 80 characters is reported as too long, before its graphemes (visible characters) are counted', () => {
  // One grapheme, which alone would be too short a name.
  const letter = `a${'\u0301'.repeat(80)}`;
  const { error } = registration.shape.name.safeParse(letter);
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});

it.each(['', ' \n\u00a0', '\u200b\u00ad', '\u0301', '\u3164', '\uffa0', '\u2800'])(
  'a text of only %j, which nobody can see, counts as empty',
  (text) => {
    expect(hasVisibleText(text)).toBe(false);
    expect(hasVisibleText(`${text}a`)).toBe(true);
  },
);

it('a text of only an emoji or a punctuation mark does not count as empty', () => {
  for (const text of ['💛', '❤️', '👩‍👧', '…']) expect(hasVisibleText(text)).toBe(true);
});
