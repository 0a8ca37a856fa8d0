import type { Context } from 'koa';
import { BoundedQueue } from '../../contract/bounded-queue.ts';
import { inboxKey } from '../../contract/email.ts';
import { isLanguage, type Language } from '../../contract/language.ts';
import { positiveInteger } from '../../contract/query.ts';
import {
  firstAdministratorName,
  newInvitation,
  repeatedInvitation,
  type InvitationResult,
  type Team,
  type TeamMember,
} from '../../contract/team.ts';
import { recordEvents } from '../../audit-log/server/audit-log.ts';
import { panelBody } from '../../core/panel-input.ts';
import {
  currentPanelUser,
  inPanelLanguage,
  panelTexts,
  validationError,
} from '../../core/panel-user.ts';
import { readOwnRights, requireRightsOf } from '../../core/own-rights.ts';
import { isWithinLimit } from '../../core/rate-limits.ts';
import { textsByLanguage as texts } from '../../i18n/texts.ts';
import { sendAccountEmail } from '../../mail/account/email.ts';
import type { Invitation } from '../../mail/account/en.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { invitationLink } from '../../mail/links.ts';
import { hasAction } from '../../strapi/internals/panel-callers.ts';
import { endOfInvitation } from '../../strapi/internals/invitation-tokens.ts';
import {
  createInvitedAccount,
  findPanelAccount,
  findPanelAccounts,
  findPanelRoles,
  hasPanelAccount,
  renewInvitation,
  type PanelAccount,
} from '../../strapi/internals/panel-accounts.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/* The calls of the page of everyone who works in the panel. */

export async function listTeam(ctx: Context): Promise<void> {
  const [accounts, roles, own] = await Promise.all([
    findPanelAccounts(strapi),
    findPanelRoles(strapi),
    readOwnRights(strapi, ctx),
  ]);
  const canInvite = hasAction(ctx, 'admin::users.create');
  const people = accounts.map((account) => {
    const person = describe(account);
    // Whoever opens the link of an invitation gets its rights.
    const isShown = canInvite && own.includeRoles(account.roles.map(({ id }) => id));
    return isShown ? person : { ...person, link: null };
  });
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = {
    people,
    roles: roles.map(({ id, name, description }) => ({ id, name, description })),
  } satisfies Team;
}

/** Of several invitations to an address at the same moment, such as by a double click, only the first makes an account. */
const invitations = new BoundedQueue({ running: 4, runningPerNetwork: 1, waiting: Infinity });

/** Creates an account and emails its invitation. The account stays if the email fails, which can be sent again. */
export async function invite(ctx: Context): Promise<void> {
  const { email: given, ...person } = panelBody(newInvitation, ctx);
  const { errors } = inPanelLanguage(strapi, textsByLanguage);
  // Lowercase, as in Strapi's own login.
  const email = given.toLowerCase();
  const roles = await findPanelRoles(strapi);
  if (!roles.some(({ id }) => id === person.role)) throw validationError(errors.noRole, 'role');
  await requireRightsOf(strapi, ctx, [person.role]);
  const account = await invitations.run(async () => {
    if (await hasPanelAccount(strapi, email)) throw validationError(errors.taken, 'email');
    return createInvitedAccount(strapi, { ...person, email });
  }, email);
  await sendTo(ctx, account, person.language, await canEmail(account));
}

export async function inviteAgain(ctx: Context): Promise<void> {
  const { language } = panelBody(repeatedInvitation, ctx);
  const id = positiveInteger.safeParse(ctx['params'].id);
  const account = id.success ? await findPanelAccount(strapi, id.data) : undefined;
  if (!account) return ctx.throw(404, panelTexts(strapi).content.gone);
  const { notInvited } = inPanelLanguage(strapi, textsByLanguage).errors;
  if (stateOf(account) !== 'invited') throw validationError(notInvited);
  await requireRightsOf(
    strapi,
    ctx,
    account.roles.map((role) => role.id),
  );
  const canSend = await canEmail(account);
  // A new link without an email would end the one that they have.
  const renewed = canSend ? await renewInvitation(strapi, account, language) : account;
  if (!renewed) throw validationError(notInvited);
  const event = { action: 'invite-again', noun: 'account', title: account.email } as const;
  if (canSend) await recordEvents(strapi, [event], 'command');
  await sendTo(ctx, renewed, language, canSend);
}

/** The built-in roles in a language, by their codes. */
const roleTexts = (
  language: Language,
): Readonly<Record<string, { name: string; description: string }>> => texts[language].roles;

const canEmail = ({ email }: PanelAccount) => isWithinLimit('invitationEmails', inboxKey(email));

async function sendTo(
  ctx: Context,
  account: PanelAccount,
  language: Language,
  canSend: boolean,
): Promise<void> {
  const person = describe(account);
  const caller = await findPanelAccount(strapi, currentPanelUser(strapi)?.id ?? 0);
  const by = caller ? describe(caller).name : '';
  const [role] = account.roles;
  const invitation = {
    // Not “Colibri invited you to work on Colibri.”
    by: by === firstAdministratorName ? '' : by,
    role: role ? { ...role, ...roleTexts(language)[role.code] } : undefined,
  };
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = {
    person,
    ...(await send(person, language, canSend, invitation)),
  } satisfies InvitationResult;
}

async function send(
  { email, link }: TeamMember,
  language: Language,
  canSend: boolean,
  invitation: Invitation,
): Promise<Omit<InvitationResult, 'person'>> {
  if (link === null || !canSend) return { delivery: 'limited', reason: '' };
  try {
    await sendAccountEmail('invitation', { to: email, language, href: link, invitation });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return { delivery: 'failed', reason: error.message };
  }
  return { delivery: process.env.SMTP_URL ? 'sent' : 'saved', reason: '' };
}

function describe(account: PanelAccount): TeamMember {
  const { id, firstname, lastname, email, roles, preferedLanguage, registrationToken } = account;
  const language = isLanguage(preferedLanguage) ? preferedLanguage : null;
  const state = stateOf(account);
  const token = state === 'invited' ? registrationToken : undefined;
  const end = token ? endOfInvitation(token) : 0;
  return {
    id,
    name: [firstname, lastname].filter(Boolean).join(' '),
    email,
    roles: roles.map((role) => role.name),
    state,
    language,
    link: token ? invitationLink(token, language) : null,
    linkEndsAt: end > Date.now() ? new Date(end).toISOString() : null,
  };
}

function stateOf({ isActive, registrationToken }: PanelAccount): TeamMember['state'] {
  if (isActive) return 'active';
  return registrationToken ? 'invited' : 'inactive';
}
