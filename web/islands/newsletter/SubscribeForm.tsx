import { emailLimit } from '#contract/email';
import { languageKey, type Language } from '#contract/language';
import { ApiError } from '../../api/client.ts';
import { subscribe } from '../../api/subscriber.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { subscriberTexts } from '../../i18n/subscriber.ts';
import { subscribeForm, subscribeProblem, subscribeRules } from '../../logic/subscriber.ts';
import { showToast } from '../../stores/toast.ts';
import { useForm } from '../form/useForm.ts';
import { Icon } from '../shared/Icon.tsx';
import { UnbrokenText } from '../shared/UnbrokenText.tsx';

interface Props {
  language: Language;
  /** The initial value. */
  email?: string | undefined;
  /** The form as the server returned it, without JavaScript. */
  sent?: SubmittedForm | undefined;
  onSubscribed?: () => void;
}

export function SubscribeForm({ language, email, sent, onSubscribed }: Props) {
  const t = subscriberTexts[language];
  const form = useForm({
    name: subscribeForm,
    sent,
    rules: subscribeRules,
    send: (values) => subscribe((values['email'] ?? '').trim()),
    onSuccess: () => {
      showToast('subscribed');
      onSubscribed?.();
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError && error.status === 422)) showToast('subscriptionFailed');
    },
  });
  const problem = subscribeProblem(form);

  return (
    <form {...form.props} method="post" action={`/subscribe?${languageKey}=${language}`}>
      <input type="hidden" name="form" value={subscribeForm} />
      <label htmlFor="newsletter-email" className="mb-1 block font-bold">
        {t.email}
      </label>
      <div className="focus-within:outline-print flex flex-wrap gap-2 rounded-[1.75rem] bg-white p-1.5 focus-within:outline-3 focus-within:outline-offset-2">
        <input
          id="newsletter-email"
          type="email"
          name="email"
          defaultValue={sent?.values['email'] ?? email}
          required
          maxLength={emailLimit}
          placeholder={t.example}
          autoComplete="email"
          aria-describedby="newsletter-problem newsletter-kept"
          aria-invalid={problem === 'invalid'}
          className="text-print min-h-11 min-w-0 grow basis-44 rounded-full bg-transparent px-4 outline-none placeholder:text-print-soft"
        />
        <button
          type="submit"
          disabled={form.isPending}
          className="bg-leaf-deep min-h-11 grow cursor-pointer rounded-full px-3 font-bold max-sm:basis-full sm:px-6 text-white disabled:cursor-wait disabled:opacity-80 sm:grow-0"
        >
          {form.isPending ? t.subscribing : t.subscribe}
        </button>
      </div>
      <div id="newsletter-problem" role="alert" className="mt-2 font-bold empty:mt-0">
        {problem && (
          <p className="flex items-start gap-2">
            <Icon name="warning-circle-fill" className="mt-[0.15em]" />
            <span>
              <UnbrokenText text={t.problem[problem]} />
            </span>
          </p>
        )}
      </div>
      <p id="newsletter-kept" className="text-small mt-2 leading-snug">
        {t.kept}{' '}
        <a href="/about#privacy" className="underline underline-offset-2">
          {t.privacy}
        </a>
      </p>
    </form>
  );
}
