import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { BoundedQueue } from '../contract/bounded-queue.ts';
import { emailLimit } from '../contract/email.ts';
import { errorMessage } from '../contract/error-code.ts';
import { memberLimits } from '../contract/limits.ts';
import { countBytes } from '../contract/text.ts';
import {
  delayUnknownNetworks,
  refundLimit,
  rememberNetwork,
  enforceLimit,
} from '../core/rate-limits.ts';
import { panelBody } from '../core/panel-input.ts';
import { panelTexts, validationError } from '../core/panel-user.ts';
import {
  hashPassword,
  inHashingSlot,
  isPassword,
  withHashingSlot,
} from '../core/password-hashing.ts';
import { addRouteMiddleware } from './add-route-middleware.ts';
import { panelUserTable } from './internals/tables.ts';
import { replaceMethod } from './replace-method.ts';
import {
  endNewSession,
  endOrphanedSession,
  endReplacedSession,
  keepCurrentSession,
} from './sessions.ts';

const email = z
  .string()
  .max(emailLimit)
  .refine((text) => !text.includes('\0'));
/** bcrypt would only compare the first bytes, so a password beyond the limit is rejected. */
const password = z.string().refine((text) => countBytes(text) <= memberLimits.passwordBytes);
const credentials = z.object({ email, password });
const recipient = z.object({ email });
const ownChange = z.object({ email: z.string().optional(), password: z.unknown().optional() });
const passwordChange = z.object({ currentPassword: password });
const caller = z.object({ id: z.number(), email: z.string() });
const account = z
  .object({
    id: z.number(),
    password: z.string().nullish(),
    isActive: z.boolean().nullish(),
    blocked: z.boolean().nullish(),
  })
  .nullish();

/** Keeps rate limits separate from those of a member with the same email address. */
export const panelAccount = (address: string) => `panel:${address.toLowerCase()}`;

// The panel translates it (admin/hard-coded-texts.ts).
const invalid = errorMessage.en['wrong-credentials'];

/**
 * Protects panel passwords like members' passwords: with rate limits in the database, because Strapi's own limiter never
 * frees its memory, and with hashing off the main thread.
 */
export function protectPanelLogin(strapi: Core.Strapi): void {
  addRouteMiddleware(strapi, 'POST', '/login', logIn);
  addRouteMiddleware(strapi, 'POST', '/forgot-password', askForLink);
  addRouteMiddleware(strapi, 'POST', '/reset-password', resetPassword);
  addRouteMiddleware(strapi, 'PUT', '/users/me', changeOwnAccount);
  addRouteMiddleware(strapi, 'POST', '/access-token', endOrphanedSession);
  const auth = strapi.service('admin::auth');
  replaceMethod(auth, 'hashPassword', hashPassword);
  replaceMethod(auth, 'validatePassword', isPassword);
  replaceMethod(auth, 'checkCredentials', checkCredentials);
  const reset: (given: unknown) => unknown = replaceMethod(
    auth,
    'resetPassword',
    (given: unknown) => {
      const { data } = passwordLink.safeParse(given);
      const token = data?.resetPasswordToken ?? '';
      return resets.run(() => resetOnce(token, given), token).catch(explainLink);
    },
  );
  // Strapi's own error says nothing, or only that the link has expired.
  const explainLink = (error: unknown) => {
    const isAboutLink = error instanceof Error && error.name === 'ApplicationError';
    throw isAboutLink
      ? new errors.ApplicationError(panelTexts(strapi).account.passwordLinkOver)
      : error;
  };
  const findLink = (db: Knex, token: string, lock = '') =>
    db.raw(`select from ${panelUserTable} where reset_password_token = ? ${lock}`, [token]);
  const resetOnce = async (token: string, given: unknown): Promise<unknown> => {
    // A made-up link needs no hashing slot.
    const { rowCount } = await findLink(strapi.db.connection, token);
    if (rowCount === 0) return reset(given);
    return inHashingSlot(() =>
      strapi.db.transaction(async ({ trx }) => {
        // Of two at the same moment, the second one then finds no link.
        await findLink(trx, token, 'for no key update');
        return reset(given);
      }),
    );
  };
}

const passwordLink = z.object({ resetPasswordToken: z.string() });
/** Resets with the same link run one by one: waiting for its row would hold a database connection that a login may need. */
const resets = new BoundedQueue({ running: Infinity, runningPerNetwork: 1, waiting: Infinity });

/** Like Strapi's own check, but always hashes once, so that timing doesn't reveal whether an account exists. */
async function checkCredentials(given: { email: string; password: string }) {
  const found = await strapi.db.query('admin::user').findOne({ where: { email: given.email } });
  const user = account.parse(found);
  const isRight = await isPassword(given.password, user?.password);
  if (!user || !isRight) return [null, false, { message: invalid }];
  if (!user.isActive || user.blocked) return [null, false, { message: 'User not active' }];
  return [null, found];
}

async function logIn(ctx: Context, next: Next): Promise<void> {
  const given = credentials.safeParse(ctx.request.body);
  if (!given.success) throw new errors.ApplicationError(invalid);
  let before: string | undefined;
  await withPasswordLimits(ctx, given.data.email, async () => {
    before = await accountState(given.data.email);
    await endReplacedSession(ctx, next);
    return ctx.status === 200;
  });
  if (ctx.status !== 200) return;
  // A change after the comparison has ended all sessions, but perhaps before this one started. One that is being written
  // is waited for, without a hashing slot, which the change itself may need.
  const after = await accountState(given.data.email, 'for share');
  if (after === undefined || after !== before) {
    await endNewSession(ctx);
    throw new errors.ApplicationError(invalid);
  }
}

/** A fingerprint of everything that ends an account's sessions when it changes. */
async function accountState(address: string, lock = ''): Promise<string | undefined> {
  // Lowercase, as in Strapi's own login.
  const { rows } = await strapi.db.connection.raw(
    `select id, password, is_active, blocked from ${panelUserTable} where email = ? ${lock}`,
    [address.toLowerCase()],
  );
  return rows.length > 0 ? JSON.stringify(rows) : undefined;
}

async function askForLink(ctx: Context, next: Next): Promise<void> {
  if (!recipient.safeParse(ctx.request.body).success)
    throw new errors.ValidationError('Invalid email');
  await enforceLimit('resetRequests', ctx);
  await next();
}

const answer = z.object({ data: z.object({ user: z.object({ email: z.string() }) }) });

/** A person who can read the account's email is its owner, so wrong passwords that others tried must not lock them out. */
async function resetPassword(ctx: Context, next: Next): Promise<void> {
  await next();
  const done = answer.safeParse(ctx.body);
  if (!done.success) return;
  const limitedAccount = panelAccount(done.data.data.user.email);
  await Promise.all([
    refundLimit('wrongPanelPasswords', ctx, limitedAccount),
    rememberNetwork(ctx, limitedAccount),
  ]);
}

/**
 * Only administrators change addresses: password links are sent to the address, and the history identifies accounts by it.
 * When the password is changed, wrong ones count toward the same limits as at the login.
 */
async function changeOwnAccount(ctx: Context, next: Next): Promise<void> {
  const { email: address, password: chosen } = panelBody(ownChange, ctx);
  const { user } = z.object({ user: caller }).parse(ctx.state);
  if (address !== undefined && address.toLowerCase() !== user.email.toLowerCase()) {
    const message = panelTexts(strapi).account.emailByAdministrators;
    throw new errors.ValidationError(message, { email: [message] });
  }
  // Strapi would write it back over a change that an administrator makes meanwhile.
  Reflect.deleteProperty(Object(ctx.request.body), 'email');
  if (chosen === undefined) return next();
  if (!passwordChange.safeParse(ctx.request.body).success)
    throw new errors.ApplicationError(invalid);
  await withPasswordLimits(ctx, user.email, async () => {
    await keepCurrentSession(ctx, next);
    return ctx.status === 200;
  });
  // Strapi's answer has only “ValidationError” for a message, and the panel doesn't find the field in it.
  if (wrongPassword.safeParse(ctx.body).success)
    throw validationError(panelTexts(strapi).account.wrongPassword, 'currentPassword');
}

const wrongPassword = z.object({
  error: z.object({ details: z.object({ currentPassword: z.array(z.string()) }) }),
});

/** Counts an attempt before comparing the password, and refunds it if `compare` resolves to true. */
async function withPasswordLimits(
  ctx: Context,
  address: string,
  compare: () => Promise<boolean>,
): Promise<void> {
  const limitedAccount = panelAccount(address);
  await withHashingSlot(ctx, async () => {
    await enforceLimit('wrongPasswords', ctx);
    await enforceLimit('wrongPanelPasswords', ctx, limitedAccount);
    await delayUnknownNetworks(ctx, limitedAccount);
    if (!(await compare())) return;
    await Promise.all([
      refundLimit('wrongPanelPasswords', ctx, limitedAccount),
      refundLimit('wrongPasswords', ctx),
      rememberNetwork(ctx, limitedAccount),
    ]);
  });
}
