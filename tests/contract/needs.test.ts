import icons from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languages, type Language } from '#contract/language';
import { affirmations } from '../../cms/src/seed/affirmations.ts';
import { categories } from '../../cms/src/seed/categories.ts';
import { allTags, newAffirmations } from '../../cms/src/seed/needs/index.ts';
import { ages, moments } from '../../cms/src/seed/needs/moments.ts';
import {
  ageBands,
  momentKeys,
  need,
  newAffirmation,
  skillKeys,
  tags,
  type Need,
} from '../../cms/src/seed/needs/schema.ts';
import { skills } from '../../cms/src/seed/needs/skills.ts';
import { needs } from '../../cms/src/seed/needs/words.ts';
import type { SeedAffirmation } from '../../cms/src/seed/types.ts';
import { frenchTypography } from '../../cms/src/translation/admin/typography.ts';
import { indexOf, isFoundBy, similarity, trigramsOf } from './forgiving-match.ts';

const all = [...affirmations, ...newAffirmations];
const tagsOf = new Map(allTags.map((each) => [each.key as string, each]));
const topics = categories.map(({ key }) => key).filter((key) => key !== 'all');
const iconNames = new Set(Object.keys(icons.icons));
const allWords = (language: Language) => needs.flatMap(({ words }) => words[language]);

/** What the search of an affirmation reads: its keywords, its text and the name of its category. */
function searchedText({ key, category, ...texts }: SeedAffirmation, language: Language): string {
  const name = categories.find((each) => each.key === category)?.[language].name ?? '';
  return [tagsOf.get(key)?.keywords[language], texts[language].text, name].join('\n');
}

const fits = ({ accepted, acceptedCategories = [] }: Need, { key, category }: SeedAffirmation) =>
  accepted.some((each) => each === key) || acceptedCategories.includes(category);

describe('the affirmations of the first content', () => {
  it('the new affirmations, tags and needs follow their schemas', () => {
    z.array(newAffirmation).parse(newAffirmations);
    z.array(tags).parse(allTags);
    z.array(need).parse(needs);
  });

  it('there are at least 180 affirmations, each with a key of its category, each tagged once', () => {
    expect(all.length).toBeGreaterThanOrEqual(180);
    for (const { key, category } of all) expect(key.startsWith(`${category}-`)).toBe(true);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(allTags.map(({ key }) => key).toSorted()).toEqual(all.map(({ key }) => key).toSorted());
  });

  it('each category has 28 or more affirmations, and 15 or more for each age', () => {
    for (const topic of topics) {
      const inTopic = all.filter(({ category }) => category === topic);
      expect(inTopic.length, topic).toBeGreaterThanOrEqual(28);
      for (const age of ageBands) {
        const forAge = inTopic.filter(({ key }) => tagsOf.get(key)?.ages.includes(age));
        expect(forAge.length, `${topic} for ages ${age}`).toBeGreaterThanOrEqual(15);
      }
    }
  });

  it('each moment has 20 or more affirmations and suits every age, and each skill has 15 or more', () => {
    for (const moment of momentKeys) {
      const atMoment = allTags.filter((each) => each.moments.includes(moment));
      expect(atMoment.length, moment).toBeGreaterThanOrEqual(20);
      for (const age of ageBands)
        expect(
          atMoment.filter((each) => each.ages.includes(age)).length,
          `${moment} for ages ${age}`,
        ).toBeGreaterThanOrEqual(10);
    }
    for (const key of skillKeys)
      expect(allTags.filter(({ skill }) => skill === key).length, key).toBeGreaterThanOrEqual(15);
  });

  it('every picture exists and is used once, so that children can tell cards apart by it', () => {
    const pictures = [
      ...allTags.map(({ picture }) => picture.icon),
      ...Object.values(moments).map(({ icon }) => icon),
    ];
    expect(pictures.filter((name) => !iconNames.has(name))).toEqual([]);
    expect(pictures.filter((name, index) => pictures.indexOf(name) !== index)).toEqual([]);
    for (const language of languages) {
      const alternatives = allTags.map(({ picture }) => picture.alt[language]);
      expect(new Set(alternatives).size).toBe(alternatives.length);
    }
  });

  it.each(languages)('no two affirmations in %s are alike', (language) => {
    const texts = all.map((each) => ({
      key: each.key,
      trigrams: trigramsOf(each[language].text),
    }));
    const pairs = texts.flatMap((one, index) =>
      texts
        .slice(0, index)
        .filter((other) => similarity(one.trigrams, other.trigrams) > 0.5)
        .map((other) => `${one.key} ${other.key}`),
    );
    expect(pairs).toEqual([]);
    const descriptions = all.map((each) => each[language].description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('every new affirmation speaks in the first person and ends as a sentence', () => {
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

  it('no new affirmation praises ability or promises the impossible', () => {
    const inflated =
      /\b(?:smart(?:est)?|talented|gifted|genius|perfect|best|always succeed|can do anything|intelligent\w*|doué\w*|génial\w*|parfaite?|meilleure?|champion\w*|toujours réussir|magique)\b/i;
    for (const { key, en, fr } of newAffirmations)
      for (const { text } of [en, fr]) expect(text, key).not.toMatch(inflated);
  });

  it('the French texts follow French typography, and none uses bracketed endings', () => {
    const texts = [
      ...newAffirmations.flatMap(({ fr }) => [fr.text, fr.description]),
      ...allTags.flatMap(({ picture, keywords }) => [picture.alt.fr, keywords.fr]),
      ...allWords('fr'),
      ...Object.values(ages).map(({ fr }) => fr),
      ...Object.values(moments).flatMap(({ name, need: words }) => [name.fr, words.fr]),
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

describe('skills', () => {
  it('the five skills together name each of the 21 specific competencies once, under nine general ones', () => {
    const competences = Object.values(skills).flatMap((skill) => skill.competences);
    const specific = competences.flatMap((each) => each.specific);
    expect(new Set(specific).size).toBe(specific.length);
    expect(specific).toHaveLength(21);
    expect(new Set(competences.map(({ fr }) => fr)).size).toBe(9);
  });
});

describe('need words', () => {
  it.each(languages)('there are at least 150 different ones in %s', (language) => {
    const words = allWords(language).map((word) => word.toLowerCase());
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.length).toBeGreaterThanOrEqual(150);
  });

  it('every accepted affirmation exists', () => {
    const unknown = needs.flatMap(({ accepted }) => accepted.filter((key) => !tagsOf.has(key)));
    expect(unknown).toEqual([]);
  });

  it('the words that found nothing before are among them', () => {
    expect(allWords('en')).toEqual(
      expect.arrayContaining('monster nightmare shy bully mad afraid fear divorce exam'.split(' ')),
    );
    expect(allWords('fr')).toEqual(
      expect.arrayContaining(['triste', 'timide', 'cauchemar', 'j’ai peur', 'contrôle', 'récré']),
    );
  });

  it.each(languages)(
    'each one in %s finds at least two fitting affirmations, and at most a third of what it finds does not fit',
    (language) => {
      const texts = all.map((each) => ({ each, index: indexOf(searchedText(each, language)) }));
      const wrong = needs.flatMap((one) =>
        one.words[language].flatMap((word) => {
          const found = texts.filter(({ index }) => isFoundBy(word, index)).map(({ each }) => each);
          const unfitting = found.filter((each) => !fits(one, each)).map(({ key }) => key);
          return found.length - unfitting.length < 2 || unfitting.length > found.length / 3
            ? [`${word}: ${found.length} found, not fitting: ${unfitting.join(', ')}`]
            : [];
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('words are found without accents, in capitals and in the plural', () => {
    expect(isFoundBy('CAUCHEMARS', indexOf('un cauchemar'))).toBe(true);
    expect(isFoundBy('j ai peur', indexOf('quand j’ai un peu peur'))).toBe(true);
    expect(isFoundBy('gateaux', indexOf('un gâteau'))).toBe(true);
    expect(isFoundBy('classes', indexOf('my class'))).toBe(true);
    expect(isFoundBy('mad', indexOf('made of wood'))).toBe(false);
  });
});
