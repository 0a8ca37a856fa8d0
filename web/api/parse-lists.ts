import { isLanguage, type Language } from '#contract/language';
import {
  toAffirmationListItem,
  toCollectionListItem,
  type AffirmationListItem,
  type CollectionChoice,
  type CollectionListItem,
  type CollectionSummary,
  type CollectionWithItems,
} from '../logic/list-items.ts';

/* Parses responses with a member's lists by hand, because zod would be larger than all other scripts together. */

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

export function parseCollectionSummary(body: unknown): CollectionSummary | undefined {
  if (!isObject(body)) return undefined;
  const {
    id,
    name,
    description = '',
  }: { id?: unknown; name?: unknown; description?: unknown } = body;
  const isValid =
    typeof id === 'number' && typeof name === 'string' && typeof description === 'string';
  return isValid ? { id, name, description } : undefined;
}

/** Skips invalid entries. */
export const parseCollectionChoices = (body: unknown): CollectionChoice[] =>
  parseList(body, (entry) => {
    const summary = parseCollectionSummary(entry);
    return summary && isObject(entry)
      ? { ...summary, holds: 'holds' in entry && entry.holds === true }
      : undefined;
  });

export const parseCollectionListItems = (
  body: unknown,
  page: Language,
  timeZone: string,
): CollectionListItem[] =>
  parseList(body, (entry) => {
    const summary = parseCollectionSummary(entry);
    if (!summary || !isObject(entry)) return undefined;
    const { count, createdAt }: { count?: unknown; createdAt?: unknown } = entry;
    return typeof count === 'number' && typeof createdAt === 'string'
      ? toCollectionListItem({ ...summary, count, createdAt }, page, timeZone)
      : undefined;
  });

export const parseAffirmationListItems = (body: unknown, page: Language): AffirmationListItem[] =>
  parseList(body, (entry) => parseAffirmationListItem(entry, page));

export function parseCollectionWithItems(
  body: unknown,
  page: Language,
): CollectionWithItems | undefined {
  const summary = parseCollectionSummary(body);
  if (!summary || !isObject(body) || !('affirmations' in body)) return undefined;
  return { ...summary, items: parseAffirmationListItems(body.affirmations, page) };
}

function parseAffirmationListItem(entry: unknown, page: Language): AffirmationListItem | undefined {
  if (!isObject(entry)) return undefined;
  const {
    id,
    text,
    description,
    categoryId,
    lang,
    picture,
    recording,
    card,
  }: Partial<Record<string, unknown>> = { ...entry };
  const isValid =
    typeof id === 'number' &&
    typeof text === 'string' &&
    typeof description === 'string' &&
    typeof categoryId === 'number' &&
    isLanguage(lang);
  return isValid
    ? {
        ...toAffirmationListItem({ id, text, description, categoryId, lang }, page),
        ...parsePicture(picture),
        ...(typeof recording === 'string' && { recording }),
        ...parseCard(card),
      }
    : undefined;
}

function parsePicture(picture: unknown): Pick<AffirmationListItem, 'picture'> {
  if (!isObject(picture)) return {};
  const { name, alt }: { name?: unknown; alt?: unknown } = picture;
  return typeof name === 'string' && typeof alt === 'string' ? { picture: { name, alt } } : {};
}

function parseCard(card: unknown): Pick<AffirmationListItem, 'card'> {
  if (!isObject(card)) return {};
  const { background, font }: { background?: unknown; font?: unknown } = card;
  const isValid = typeof background === 'number' && typeof font === 'number';
  return isValid ? { card: { background, font } } : {};
}

function parseList<Entry>(body: unknown, parse: (entry: unknown) => Entry | undefined): Entry[] {
  if (!Array.isArray(body)) return [];
  return body.map(parse).filter((entry) => entry !== undefined);
}
