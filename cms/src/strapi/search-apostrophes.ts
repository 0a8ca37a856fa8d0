import type { Core } from '@strapi/strapi';
import { contentTypes } from '../contract/change.ts';

const searchKey = '_q';

/**
 * Lets searches in lists of content find typographic apostrophes by straight ones, which keyboards have, and the reverse:
 * in Strapi's search, an underscore stands for any character.
 */
export function searchAnyApostrophe(strapi: Core.Strapi): void {
  const replaceApostrophes = ({ params }: { params: { [searchKey]?: string } }) => {
    const text = params[searchKey];
    if (text) params[searchKey] = text.replaceAll(/['’]/g, '_');
  };
  strapi.db.lifecycles.subscribe({
    models: contentTypes.map((noun) => `api::${noun}.${noun}`),
    beforeFindMany: replaceApostrophes,
    beforeCount: replaceApostrophes,
  });
}
