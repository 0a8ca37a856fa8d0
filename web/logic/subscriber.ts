import { isEmailAddress } from '#contract/email';
import type { Texts } from '../i18n/texts.ts';
import type { Problem, FormError, Rules } from './form.ts';

/** The form's name where it is sent without JavaScript. */
export const subscribeForm = 'newsletter';

export const subscribeRules: Rules = {
  email: (value) => (isEmailAddress(value) ? undefined : 'invalid'),
};

/** Why somebody is not subscribed yet; each has its sentence in i18n. */
export type SubscribeProblem = 'invalid' | 'busy' | 'failed';

/** What the newsletter form says: of the address first, else of the whole. */
export function subscribeProblem(form: {
  problemOf: (field: string) => Problem | undefined;
  error: FormError | undefined;
}): SubscribeProblem | undefined {
  if (form.problemOf('email')) return 'invalid';
  if (!form.error) return undefined;
  return form.error.code === 'too-many-requests' ? 'busy' : 'failed';
}

export type SubscribeTexts = Pick<
  Texts['subscriber'],
  'email' | 'example' | 'subscribe' | 'subscribing' | 'kept' | 'privacy' | 'problem'
>;

/** What the form shows of the newsletter's texts: props are printed into the page. */
export function subscribeTexts(texts: Texts['subscriber']): SubscribeTexts {
  const { email, example, subscribe, subscribing, kept, privacy, problem } = texts;
  return { email, example, subscribe, subscribing, kept, privacy, problem };
}
