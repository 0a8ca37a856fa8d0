import type { Language } from '#contract/language';
import { week, type Week } from '#contract/week';
import { getList } from './cms-client.ts';

/** The weeks of the year plan, in their order. Throws `CmsError`. */
export async function listWeeks(language: Language): Promise<Week[]> {
  const { rows } = await getList(week, '/api/weeks', language);
  return rows;
}
