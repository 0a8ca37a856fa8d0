import { describe, expect, it } from 'vitest';
import {
  findLargestFitting,
  fitText,
  textSizeOf,
  type Measure,
} from '../../../web/logic/fit-text.ts';

/** Every character is as wide as it is high, which is the widest that text gets. */
const wide: Measure = (text) => [...new Intl.Segmenter().segment(text)].length;
const usual: Measure = (text) => text.length * 0.5;
const box = { width: 1000, height: 1100, largest: 160, leading: 1.2 };

const texts = {
  'of two words': 'I can.',
  'of eight words': 'I am brave, strong, and kind every day!',
  'of 280 wide characters in one word': 'W'.repeat(280),
  'of 280 wide characters in words': 'WWWWWWW '.repeat(35).trim(),
  'of many lines': 'a\n'.repeat(140),
  'of emoji': '👩‍👩‍👧‍👦🦜💛'.repeat(20),
  'of blanks only': ' \n \t ',
};

describe.each(Object.entries(texts))('fitText with a text %s', (name, text) => {
  it.each([
    ['wide', wide],
    ['usual', usual],
  ])(`a text ${name} fits into its box in full, measured with %s characters`, (__, measure) => {
    const { size, lines } = fitText(text, box, measure);
    expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width * 1.0001);
    expect(size).toBeLessThanOrEqual(box.largest);
    const bare = (given: string) => given.replaceAll(/\s/g, '');
    expect(bare(lines.join(''))).toBe(bare(text));
  });
});

it('a short text gets the largest size that its box allows, and a text of 280 characters a size above 60', () => {
  expect(fitText('I can.', box, usual).size).toBe(box.largest);
  const long = fitText(texts['of 280 wide characters in words'], box, usual).size;
  expect(long).toBeGreaterThan(60);
});

it('fitText keeps words whole where a smaller size is enough', () => {
  expect(fitText('extraordinarily', box, wide).lines).toEqual(['extraordinarily']);
});

it('fitText breaks no line before French punctuation or after «', () => {
  const { lines } = fitText('Je me dis : « Je suis forte ! »', { ...box, width: 1100 }, wide);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => /^[:;!?»]|«$/.test(line))).toEqual([]);
});

it('fitText never splits an emoji', () => {
  const family = '👩‍👩‍👧‍👦';
  const { lines } = fitText(family.repeat(30), box, wide);
  for (const line of lines) expect(line.replaceAll(family, '')).toBe('');
});

it('keeps typed line breaks when it fits a text into a box, and at most one empty line in a row', () => {
  expect(fitText('one\n\n\n\n two  three\r\nfour', box, usual).lines).toEqual([
    'one',
    '',
    'two three',
    'four',
  ]);
});

it('gives all lines of a fitted text about the same length, with no single word left on the last one', () => {
  // As many words as fit would make lines of three words and of one.
  const { lines } = fitText('aaaa aaaa aaaa aaaa', { ...box, width: 2240 }, wide);
  expect(lines).toEqual(['aaaa aaaa', 'aaaa aaaa']);
});

it('finds the largest size that fits, within 3% of the limit, and none if even the smallest does not fit', () => {
  for (const limit of [8, 9, 150, 299, 300]) {
    const found = findLargestFitting((size) => size <= limit, 300.7);
    expect(found).toBeLessThanOrEqual(limit);
    expect(found).toBeGreaterThan(limit * 0.97);
  }
  expect(findLargestFitting(() => true, 300.7)).toBe(300.7);
  expect(findLargestFitting(() => false, 300.7)).toBeUndefined();
});

it('shows longer affirmations in smaller text', () => {
  expect(['x', 'x'.repeat(100), 'x'.repeat(280)].map(textSizeOf)).toEqual([
    'large',
    'middle',
    'small',
  ]);
});
