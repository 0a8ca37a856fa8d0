import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { languages, type Language } from '#contract/language';
import { affirmations } from '../../cms/src/seed/affirmations.ts';
import { newAffirmations } from '../../cms/src/seed/needs/index.ts';
import type { Need } from '../../cms/src/seed/needs/schema.ts';
import { needs } from '../../cms/src/seed/needs/words.ts';
import { filledDatabase, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { siteKey } from './keys.ts';

const all = [...affirmations, ...newAffirmations];

/** The texts of the affirmations that fit a need. */
const fittingTexts = ({ accepted, acceptedCategories = [] }: Need, language: Language) =>
  all
    .filter(({ key, category }) => accepted.includes(key) || acceptedCategories.includes(category))
    .map((each) => each[language].text);

/** With the content of a first start, which no other test has changed. */
let cms: CmsProcess;
beforeAll(async () => {
  cms = await startCms({ DATABASE_URL: await filledDatabase() });
});

async function search(q: string, language: Language): Promise<string[]> {
  const query = new URLSearchParams({ lang: language, q });
  const answer = await fetch(`${cms.url}/api/affirmations?${query}`, { headers: siteKey() });
  return z
    .array(affirmation)
    .parse(await answer.json())
    .map(({ text }) => text);
}

it.each(languages)(
  'a search for each search word of the seed in %s finds two or more affirmations meant for that word, one of them first',
  async (language) => {
    const failures: string[] = [];
    for (const need of needs)
      for (const word of need.words[language]) {
        const fitting = fittingTexts(need, language);
        const found = await search(word, language);
        const count = found.filter((text) => fitting.includes(text)).length;
        if (!fitting.includes(found[0] ?? '')) failures.push(`${word}: “${found[0]}” is first`);
        if (count < 2) failures.push(`${word}: ${count} of ${found.length} fit`);
      }
    expect(failures).toEqual([]);
  },
);
