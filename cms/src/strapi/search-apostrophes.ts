import type { Core } from '@strapi/strapi';
import { contentTypes } from '../contract/change.ts';
import { listSearch } from '../contract/list-search.ts';

/**
 * Lets searches in lists of content find typographic apostrophes by straight ones, which keyboards have, and the reverse:
 * in Strapi's search, an underscore stands for any character.
 */
export function searchAnyApostrophe(strapi: Core.Strapi): void {
  const replaceApostrophes = ({ params }: { params: { [listSearch.parameter]?: string } }) => {
    const text = params[listSearch.parameter];
    if (text) params[listSearch.parameter] = text.replaceAll(/['’]/g, '_');
  };
  strapi.db.lifecycles.subscribe({
    models: contentTypes.map((noun) => `api::${noun}.${noun}`),
    beforeFindMany: replaceApostrophes,
    beforeCount: replaceApostrophes,
  });
}
