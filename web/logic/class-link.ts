import type { ClassLink } from '#contract/class-link';
import type { Language } from '#contract/language';
import { formatDay } from './format-day.ts';
import type { Rule } from './form.ts';

/** A link with which a class reads a collection, in its owner's lists. */
export interface ClassLinkItem extends Omit<ClassLink, 'createdAt' | 'endsOn'> {
  /** Its last day as a field has it, and as a text; both empty if it has none. */
  endsOn: string;
  endsOnText: string;
}

export const classPath = (token: string): string => `/class/${token}`;

/** The part of a page with the class links of a collection. */
export const classLinksId = 'class-links';

/** Forms on the owner's pages. */
export const newLinkFormName = 'class-link-new';
export const changeLinkFormName = (id: number): string => `class-link-${id}`;
export const revokeFormName = (id: number): string => `class-link-revoke-${id}`;

export const isClassLinkForm = (form: string): boolean => form.startsWith('class-link-');

/** The server knows which days are over, in the site's time zone. */
export const classLinkRules = {
  endsOn: (value) => (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'invalid'),
} satisfies Record<string, Rule>;

/** Whether it can be the token of a class link. */
export const isClassToken = (text: string): boolean => /^[\w-]{23,40}$/.test(text);

/**
 * Whether a page shows the content of a class link. Whoever has its address can read it, so it is neither cached nor
 * indexed, and no other site learns it (behavior K4).
 */
export const isClassPage = ({ pathname, searchParams }: URL): boolean =>
  pathname.startsWith('/class/') || searchParams.has('class');

export const classPageHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

export function toClassLinkItem(
  { createdAt: _createdAt, endsOn, ...link }: ClassLink,
  language: Language,
): ClassLinkItem {
  // A day is the same everywhere.
  const endsOnText = endsOn ? formatDay(`${endsOn}T00:00Z`, language, 'UTC') : '';
  return { ...link, endsOn: endsOn ?? '', endsOnText };
}
