import { timingSafeEqual } from 'node:crypto';
import { sign } from '../../core/sign.ts';

/** What a token is made of. Both are in the database, the key of the signature isn't. */
interface SignedLink {
  id: number;
  nonce: string;
}

const largestId = 2_147_483_647;
/** 16 bytes as base64url. */
const signatureLength = 22;

/** The token of a class link: the signature, and the id, which finds its row. */
export function tokenOf({ id, nonce }: SignedLink): string {
  return sign('class', `${id}.${nonce}`).toString('base64url') + id.toString(36);
}

/** The id in a token, which can be forged; undefined if there is none. */
export function idInToken(token: string): number | undefined {
  const id = Number.parseInt(token.slice(signatureLength), 36);
  return id > 0 && id <= largestId ? id : undefined;
}

/** Whether it is the token of this link. */
export function isTokenOf(token: string, link: SignedLink): boolean {
  const given = Buffer.from(token);
  const expected = Buffer.from(tokenOf(link));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
