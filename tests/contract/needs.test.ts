import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languages, type Language } from '#contract/language';
import { pictures } from '#contract/picture';
import { ageBands, moments, skills } from '#contract/situation';
import { affirmations } from '../../cms/src/seed/affirmations.ts';
import { categories } from '../../cms/src/seed/categories.ts';
import { allTags, newAffirmations } from '../../cms/src/seed/needs/index.ts';
import { need, newAffirmation, tags } from '../../cms/src/seed/needs/schema.ts';
import { needs } from '../../cms/src/seed/needs/words.ts';
import { frenchTypography } from '../../cms/src/translation/admin/typography.ts';

const all = [...affirmations, ...newAffirmations];
const tagsOf = new Map(allTags.map((each) => [each.key as string, each]));
const topics = categories.map(({ key }) => key).filter((key) => key !== 'all');
const allWords = (language: Language) => needs.flatMap(({ words }) => words[language]);

describe('the affirmations of the initial content', () => {
  it('the affirmations in seed/needs, their tags, and the words that people search for them with match their schemas', () => {
    z.array(newAffirmation).parse(newAffirmations);
    z.array(tags).parse(allTags);
    z.array(need).parse(needs);
  });

  it('the seed has at least 180 affirmations with unique keys that begin with their category, each tagged once', () => {
    expect(all.length).toBeGreaterThanOrEqual(180);
    for (const { key, category } of all) expect(key.startsWith(`${category}-`)).toBe(true);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(allTags.map(({ key }) => key).toSorted()).toEqual(all.map(({ key }) => key).toSorted());
  });

  it('each category of the seed has 28 or more affirmations, and 15 or more for each age', () => {
    for (const topic of topics) {
      const inTopic = all.filter(({ category }) => category === topic);
      expect(inTopic.length, topic).toBeGreaterThanOrEqual(28);
      for (const age of ageBands) {
        const forAge = inTopic.filter(({ key }) => tagsOf.get(key)?.ages.includes(age));
        expect(forAge.length, `${topic} for ages ${age}`).toBeGreaterThanOrEqual(15);
      }
    }
  });

  it('the seed has 20 or more affirmations for each moment, 10 or more of them for each age, and 15 or more for each skill', () => {
    for (const moment of moments) {
      const atMoment = allTags.filter((each) => each.moments.includes(moment));
      expect(atMoment.length, moment).toBeGreaterThanOrEqual(20);
      for (const age of ageBands)
        expect(
          atMoment.filter((each) => each.ages.includes(age)).length,
          `${moment} for ages ${age}`,
        ).toBeGreaterThanOrEqual(10);
    }
    for (const key of skills)
      expect(allTags.filter(({ skill }) => skill === key).length, key).toBeGreaterThanOrEqual(15);
  });

  it('each affirmation of the seed has an existing picture that no other has, so that children can tell cards apart', () => {
    const chosen = allTags.map(({ picture }) => picture);
    expect(chosen.filter((name) => !pictures.has(name))).toEqual([]);
    expect(chosen.filter((name, index) => chosen.indexOf(name) !== index)).toEqual([]);
  });

  it.each(languages)(
    'no two affirmations of the seed have the same text or description in %s',
    (language) => {
      for (const field of ['text', 'description'] as const) {
        const texts = all.map((each) => each[language][field].toLowerCase());
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      }
    },
  );

  it('every affirmation in seed/needs is in the first person and ends with punctuation', () => {
    const firstPerson = {
      en: /\b(?:I|I’m|I’ll|me|my|mine|we|we’re|our)\b/i,
      fr: /(?:^|[^\p{L}])(?:je|j’|m’|me|moi|mon|ma|mes|mienne|miens|on|nous|notre)(?![\p{L}])|j’/iu,
    };
    for (const { key, ...texts } of newAffirmations)
      for (const language of languages) {
        expect(texts[language].text, key).toMatch(firstPerson[language]);
        expect(texts[language].text, key).toMatch(/[.?!”»]$/);
        expect(texts[language].description, key).toMatch(/[.?!”»]$/);
      }
  });

  it('no affirmation in seed/needs uses words that praise ability or promise success, such as “perfect”', () => {
    const inflated =
      /\b(?:smart(?:est)?|talented|gifted|genius|perfect|best|always succeed|can do anything|intelligent\w*|doué\w*|génial\w*|parfaite?|meilleure?|champion\w*|toujours réussir|magique)\b/i;
    for (const { key, en, fr } of newAffirmations)
      for (const { text } of [en, fr]) expect(text, key).not.toMatch(inflated);
  });

  it('the French texts in seed/needs follow French typography and have no bracketed endings, and the English ones have no straight quotes', () => {
    const texts = [
      ...newAffirmations.flatMap(({ fr }) => [fr.text, fr.description]),
      ...allTags.map(({ keywords }) => keywords.fr),
      ...allWords('fr'),
    ];
    expect(texts.filter((text) => frenchTypography(text) !== text)).toEqual([]);
    expect(texts.filter((text) => /\(e|·e/.test(text))).toEqual([]);
    const english = [
      ...newAffirmations.flatMap(({ en }) => [en.text, en.description]),
      ...allWords('en'),
    ];
    expect(english.filter((text) => /['"]/.test(text))).toEqual([]);
  });
});

describe('the words that people search with', () => {
  it.each(languages)('the seed has at least 150 different search words in %s', (language) => {
    const words = allWords(language).map((word) => word.toLowerCase());
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.length).toBeGreaterThanOrEqual(150);
  });

  it('every affirmation that the seed names as a result of a search word exists', () => {
    const unknown = needs.flatMap(({ accepted }) => accepted.filter((key) => !tagsOf.has(key)));
    expect(unknown).toEqual([]);
  });

  it('the search words of the seed include common words such as “monster” and “triste”', () => {
    expect(allWords('en')).toEqual(
      expect.arrayContaining('monster nightmare shy bully mad afraid fear divorce exam'.split(' ')),
    );
    expect(allWords('fr')).toEqual(
      expect.arrayContaining(['triste', 'timide', 'cauchemar', 'j’ai peur', 'contrôle', 'récré']),
    );
  });
});
