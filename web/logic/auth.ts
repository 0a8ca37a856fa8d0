import { isEmailAddress } from '#contract/email';
import { memberLimits } from '#contract/limits';
import { countBytes, countGraphemes, countCodePoints, toSingleLine } from '#contract/text';
import type { FormCall, Rule, Rules } from './form.ts';

/* Validation of the account forms in the browser (behavior M2). The CMS validates again. */

const email: Rule = (value) => (isEmailAddress(value) ? undefined : 'invalid');

const name: Rule = (value) => {
  const line = toSingleLine(value);
  // First, because counting graphemes in a long text takes long.
  if (countCodePoints(line) > memberLimits.name) return 'too-long';
  return countGraphemes(line) < memberLimits.shortestName ? 'too-short' : undefined;
};

/** An existing password, of which only the minimum length can be checked here. */
const password: Rule = (value) =>
  countCodePoints(value) < memberLimits.shortestPassword ? 'too-short' : undefined;

const newPassword: Rule = (value, values) =>
  countBytes(value) > memberLimits.passwordBytes ? 'too-long' : password(value, values);

const confirmation: Rule = (value, values) =>
  value === values['password'] ? undefined : 'mismatch';

/** Required; the server checks whether it is correct. */
const typed: Rule = (value) => (value === '' ? 'missing' : undefined);

export const loginRules: Rules = { email, password };
export const registerRules: Rules = { name, email, password: newPassword, confirmation };
export const forgottenRules: Rules = { email };
export const resetRules: Rules = { password: newPassword, confirmation };
export const profileRules: Rules = { name };
export const emailRules: Rules = { email, password: typed };
export const passwordRules: Rules = { currentPassword: typed, password: newPassword, confirmation };
export const deletionRules: Rules = { password: typed };

/** The forms of the account page, with their API calls. */
export const accountForms: Readonly<Record<string, FormCall>> = {
  profile: { rules: profileRules, method: 'PATCH', path: '/api/auth/user' },
  email: { rules: emailRules, path: '/api/auth/email' },
  password: { rules: passwordRules, path: '/api/auth/password' },
  deletion: { rules: deletionRules, path: '/api/auth/deletion' },
};
