import { isEmailAddress } from '#contract/email';
import type { Problem, FormError, Rules } from './form.ts';

/** The form's name when it is submitted without JavaScript. */
export const subscribeForm = 'newsletter';

export const subscribeRules: Rules = {
  email: (value) => (isEmailAddress(value) ? undefined : 'invalid'),
};

/** Why subscribing failed; each has a text in i18n. */
export type SubscribeProblem = 'invalid' | 'busy' | 'failed';

/** The problem that the newsletter form shows: an invalid address first, then any other error. */
export function subscribeProblem(form: {
  problemOf: (field: string) => Problem | undefined;
  error: FormError | undefined;
}): SubscribeProblem | undefined {
  if (form.problemOf('email')) return 'invalid';
  if (!form.error) return undefined;
  return form.error.code === 'too-many-requests' ? 'busy' : 'failed';
}
