import type { Context } from 'koa';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { callerNetwork } from './request.ts';
import { emailKey, inboxKey } from '../contract/email.ts';
import { CallError } from '../contract/error.ts';

const day = 24 * 3600;
const hour = 3600;
const quarter = 900;

/** Allowed calls (`points`) per number of seconds. High enough for a whole school that shares one IP address. */
const allowances = {
  register: { points: 300, duration: hour },
  /** Requests for a password reset from one network. */
  resetRequests: { points: 60, duration: hour },
  /** Emailed codes that were submitted. */
  submittedCodes: { points: 300, duration: hour },
  /** Wrong passwords from one network, for all accounts. */
  wrongPasswords: { points: 1000, duration: quarter },
  /** Wrong passwords for one account from one network. */
  wrongAccountPasswords: { points: 10, duration: quarter },
  /** Wrong passwords for one panel account from one network. */
  wrongPanelPasswords: { points: 5, duration: 300 },
  /** Passwords tried for one account from networks it never logged in from, before such attempts are delayed. */
  unknownNetworkAttempts: { points: 20, duration: day },
  /** The delay between such attempts. */
  unknownNetworkDelays: { points: 1, duration: quarter },
  /** Networks that an account has logged in from. */
  knownNetworks: { points: 1, duration: 90 * day },
  /** Emails with a code to one account. */
  codeEmails: { points: 5, duration: hour },
  /** Emails with a code to one inbox, for all new accounts with its tagged addresses: `me+1@…`, `me+2@…`. */
  taggedCodeEmails: { points: 5, duration: hour },
  /** Emails with a code to one inbox, at new addresses: for all new accounts together, and for each other account. A separate limit, so that its owner still gets the codes of their own account. */
  newAddressCodeEmails: { points: 5, duration: hour },
  /** Test newsletters that one panel account sends, and that one inbox gets. */
  testEmails: { points: 12, duration: hour },
  /** How often one panel account says which entries it has open: ten of them. */
  presences: { points: 7200, duration: hour },
  /** Comments that one panel account writes on texts. */
  comments: { points: 120, duration: hour },
  /** Notices to one inbox that someone else tried to use an address of it. A separate limit, so that its codes still go out. */
  addressTakenEmails: { points: 5, duration: hour },
  /** Notices to one inbox that a new account has changed its address. */
  changeEmails: { points: 5, duration: hour },
  /** Invitations to the panel for one inbox. */
  invitationEmails: { points: 3, duration: hour },
  /** New addresses that one member wants to change to, each of which gets an email. */
  newAddresses: { points: 10, duration: hour },
  /** Emails from one network to addresses that may be a stranger's: welcome emails, and codes for new addresses. */
  strangerEmails: { points: 60, duration: hour },
  /** Subscriptions of one inbox with different tags: `me+1@…`, `me+2@…`. */
  taggedSubscriptions: { points: 5, duration: hour },
  /** Emails to one inbox that strangers can trigger without its owner, of all kinds together. */
  inboxEmails: { points: 12, duration: hour },
  /** Collections that begin with affirmations, from one network: each stores up to 500 rows. */
  filledCollections: { points: 300, duration: hour },
  /** Own affirmations from one network, each of up to 5 kB. */
  ownAffirmations: { points: 3000, duration: hour },
  /** Collections from one network, with or without affirmations. */
  collections: { points: 3000, duration: hour },
  /** Affirmations that one network adds to collections one by one. */
  collectionItems: { points: 20_000, duration: hour },
  /** Class links from one network. */
  classLinks: { points: 300, duration: hour },
  /** Downloads of all of a member's data. */
  dataDownloads: { points: 10, duration: hour },
} as const;
type Name = keyof typeof allowances;

/** A database table, so that limits are shared by all processes and survive a restart. */
export const limitTable = 'call_limits';

const limiters = new Map<Name, RateLimiterPostgres>();

function limiterOf(name: Name): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    ...allowances[name],
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: limitTable,
    tableCreated: true,
    keyPrefix: name,
  });
  limiters.set(name, limiter);
  return limiter;
}

/** Ends a request with 429 or 503 and a `Retry-After` header. */
export function rejectWithRetryAfter(
  ctx: Context,
  code: 'too-many-requests' | 'unavailable',
  seconds: number,
): never {
  ctx.set('Retry-After', String(seconds));
  throw new CallError(code);
}

/**
 * Counts a call from the caller's network, per account if an email is given.
 * Throws `CallError` `too-many-requests` and sets `Retry-After`.
 */
export async function enforceLimit(name: Name, ctx: Context, email?: string): Promise<void> {
  const exceeded = await count(name, keyOf(ctx, email));
  if (exceeded) rejectUntil(ctx, exceeded);
}

/**
 * Slows down guesses from unknown networks: after twenty a day for one account, the delay doubles with each guess from a
 * network that the account never logged in from, up to a quarter of an hour. Known networks are not affected, so that
 * attackers cannot lock out the owner. Ends the request like `enforceLimit`.
 */
export async function delayUnknownNetworks(ctx: Context, email: string): Promise<void> {
  if (await limiterOf('knownNetworks').get(keyOf(ctx, email))) return;
  const account = digest(emailKey(email));
  const { consumedPoints } = await limiterOf('unknownNetworkAttempts').penalty(account);
  const seconds = Math.min(
    quarter,
    2 ** (consumedPoints - allowances.unknownNetworkAttempts.points),
  );
  if (seconds <= 1) return;
  const exceeded = await count('unknownNetworkDelays', account, { customDuration: seconds });
  if (exceeded) rejectUntil(ctx, exceeded);
}

/** Marks the caller's network as one that the account has logged in from. */
export async function rememberNetwork(ctx: Context, email: string): Promise<void> {
  await limiterOf('knownNetworks').set(keyOf(ctx, email), 1, allowances.knownNetworks.duration);
}

/** Counts an action for an account from any network. Returns whether it is allowed. */
export async function isWithinLimit(name: Name, account: string): Promise<boolean> {
  return (await count(name, digest(emailKey(account)))) === undefined;
}

/**
 * Counts an email to an inbox that strangers can trigger: among those of its kind, and among those of all kinds. Returns
 * whether it is allowed.
 */
export const mayEmailInbox = async (kind: Name, email: string): Promise<boolean> =>
  (await isWithinLimit(kind, inboxKey(email))) &&
  (await isWithinLimit('inboxEmails', inboxKey(email)));

/** Refunds one call from the caller's network, or with an email all calls for that account from there. */
export async function refundLimit(name: Name, ctx: Context, email?: string): Promise<void> {
  const key = keyOf(ctx, email);
  if (email === undefined) await limiterOf(name).reward(key, 1);
  else await limiterOf(name).delete(key);
}

/** What slows down guesses at an account's password, and the networks that are exempt. */
const passwordLimits: readonly Name[] = [
  'wrongAccountPasswords',
  'unknownNetworkAttempts',
  'unknownNetworkDelays',
  'knownNetworks',
];

/** SQL with its values. */
type Statement = [string, (readonly string[])[]];

/**
 * Deletes what was counted about an account's password, and its known networks. Other limits stay, or else resetting the
 * password, or deleting the account and registering again, would start them afresh.
 */
export const deletePasswordLimits = (email: string): Statement =>
  deleteLimits(passwordLimits, [email]);

/** Deletes the known networks of addresses whose account changes. Somebody else may have logged in there. */
export const deleteKnownNetworks = (...emails: string[]): Statement =>
  deleteLimits(['knownNetworks'], emails);

function deleteLimits(names: readonly Name[], emails: readonly string[]): Statement {
  const accounts = emails.map((email) => digest(emailKey(email)));
  return [
    `delete from ${limitTable}
     where split_part(key, ':', 2) = any(?) and split_part(key, ':', 1) = any(?)`,
    [accounts, names],
  ];
}

async function count(
  name: Name,
  key: string,
  options?: { customDuration: number },
): Promise<RateLimiterRes | undefined> {
  try {
    await limiterOf(name).consume(key, 1, options);
    return undefined;
  } catch (exceeded) {
    if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
    return exceeded;
  }
}

const rejectUntil = (ctx: Context, { msBeforeNext }: RateLimiterRes): never =>
  rejectWithRetryAfter(ctx, 'too-many-requests', Math.ceil(msBeforeNext / 1000));

/** Hashed, so that the table contains no personal data. */
function keyOf(ctx: Context, email?: string): string {
  const account = email === undefined ? [] : [emailKey(email)];
  return [...account, callerNetwork(ctx)].map(digest).join(':');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
