import { emailKey, inboxKey, maskEmail } from '../../contract/email.ts';
import { isWithinLimit, mayEmailInbox } from '../../core/rate-limits.ts';
import { sendAccountEmail } from '../../mail/account/email.ts';
import { issueCode } from './codes.ts';
import { findAccountByEmail, type Account } from '../../core/accounts.ts';

/** Sends a password reset code if the account exists and hasn't received too many emails. */
export async function sendPasswordCode(email: string): Promise<void> {
  const account = await findAccountByEmail(email);
  if (!account || account.blocked || !(await mayEmailPasswordCode(account))) return;
  await sendCode('password', account, account.member.email, null);
}

const dayMilliseconds = 24 * 3600 * 1000;

/**
 * Anyone can register any number of accounts, so on their first day, they share the limits of an inbox. Later, each has
 * its own, or others could use them up for the owner of the inbox.
 */
const isNew = ({ member }: Account) => Date.now() - Date.parse(member.createdAt) < dayMilliseconds;

/** Emails to an account's own address don't share them if it is confirmed: then they go to its owner. */
const sharesLimits = (account: Account) => isNew(account) && !account.confirmed;

async function mayEmailPasswordCode(account: Account): Promise<boolean> {
  const { email } = account.member;
  if (!(await isWithinLimit('codeEmails', email))) return false;
  // Such as `me+1@…`.
  if (!sharesLimits(account) || !isTagged(email)) return true;
  return isWithinLimit('taggedCodeEmails', inboxKey(email));
}

function mayEmailNewAddress(account: Account, email: string): Promise<boolean> {
  if (isNew(account)) return mayEmailInbox('newAddressCodeEmails', email);
  return isWithinLimit('newAddressCodeEmails', `${account.member.email} ${inboxKey(email)}`);
}

const isTagged = (email: string) => inboxKey(email) !== emailKey(email);

/**
 * Sends a code to a new address, or a notice if the address already has an account. That can be the member's own: a code
 * would confirm the address even if somebody else registered it, who would keep their session (behavior U2).
 */
export async function sendEmailCode(
  account: Account,
  email: string,
  sessionId: string,
): Promise<void> {
  if (!(await isWithinLimit('newAddresses', account.member.email))) return;
  const owner = await findAccountByEmail(email);
  if (!owner) {
    if (await mayEmailNewAddress(account, email))
      await sendCode('email', account, email, sessionId);
  } else if (await mayEmailInbox('addressTakenEmails', owner.member.email))
    await sendAccountEmail('taken', { to: owner.member.email, language: owner.language });
}

/**
 * Notifies a member at their previous address. Anyone can register somebody's address and change it, so notices to new
 * accounts are limited.
 */
export async function sendEmailChanged(account: Account): Promise<void> {
  const { member, language } = account;
  if (sharesLimits(account) && !(await mayEmailInbox('changeEmails', member.email))) return;
  await sendAccountEmail('changed', { to: member.email, language });
}

async function sendCode(
  purpose: 'password' | 'email',
  account: Account,
  to: string,
  sessionId: string | null,
): Promise<void> {
  const code = await issueCode(purpose, account, { email: to, sessionId });
  if (code === undefined) return;
  const { member, language } = account;
  await sendAccountEmail(purpose, { to, language, code, account: maskEmail(member.email) });
}
