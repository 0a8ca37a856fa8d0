import type { ClassLink } from '#contract/class-link';
import type { Language } from '#contract/language';
import { toClassLinkItem, type ClassLinkItem } from '../logic/class-link.ts';
import type { Values } from '../logic/form.ts';
import { sendJson } from './client.ts';

/* A member's class links. All functions throw `ApiError`. */

const classLinks = '/api/dashboard/class-links';

export const createClassLink = async (
  collectionId: number,
  { endsOn, own }: Values,
  language: Language,
): Promise<ClassLinkItem> =>
  parseClassLink(await sendJson('POST', classLinks, { collectionId, endsOn, own }), language);

export const changeClassLink = async (
  id: number,
  { endsOn, own }: Values,
  language: Language,
): Promise<ClassLinkItem> =>
  parseClassLink(await sendJson('PATCH', `${classLinks}/${id}`, { endsOn, own }), language);

export const revokeClassLink = (id: number): Promise<unknown> =>
  sendJson('DELETE', `${classLinks}/${id}`);

const ownChoices = ['hidden', 'shown'] as const;
const states = ['open', 'ended', 'revoked'] as const;

/** Parsed by hand, because zod would be larger than all other scripts together. */
function parseClassLink(body: unknown, language: Language): ClassLinkItem {
  const given: Partial<Record<keyof ClassLink, unknown>> =
    typeof body === 'object' && body !== null ? body : {};
  const { id, token, collectionId, collectionName, createdAt, endsOn } = given;
  const own = ownChoices.find((each) => each === given.own);
  const state = states.find((each) => each === given.state);
  if (
    typeof id !== 'number' ||
    typeof token !== 'string' ||
    typeof collectionId !== 'number' ||
    typeof collectionName !== 'string' ||
    typeof createdAt !== 'string' ||
    (typeof endsOn !== 'string' && endsOn !== null) ||
    !own ||
    !state
  )
    throw new Error(`${classLinks}: not a class link`);
  const link = { id, token, collectionId, collectionName, createdAt, endsOn, own, state };
  return toClassLinkItem(link, language);
}
