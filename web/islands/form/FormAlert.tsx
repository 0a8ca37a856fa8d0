import { errorMessage, type ErrorCode } from '#contract/error-code';
import type { Language } from '#contract/language';
import { formTexts } from '../../i18n/form.ts';
import { formatMinutes, type Refusal } from '../../logic/form.ts';
import { Icon } from '../shared/Icon.tsx';
import type { Form } from './useForm.ts';

export type FormMessages = Partial<Record<ErrorCode | 'failed', string>>;

interface Props {
  form: Form;
  language: Language;
  /** The form's own sentences for some codes, and for a failure without one. */
  messages?: FormMessages;
  /** Where whoever must log in again does so. */
  loginHref?: string;
}

/** Why a form was refused as a whole (behavior M3). */
export function FormAlert({ form, language, messages = {}, loginHref }: Props) {
  const t = formTexts[language];
  const { refusal } = form;
  return (
    // There before it speaks, so that a screen reader knows it, but without room of its own.
    <div role="alert" className="not-has-[*]:absolute">
      {refusal && (
        <div className="bg-card border-coral rounded-[1rem] border-2 px-5 py-4">
          <p className="text-coral flex items-center gap-2 font-bold">
            <Icon name="warning-circle-fill" />
            {t.error}
          </p>
          <p>{sentenceOf(refusal, language, messages)}</p>
          {refusal.code === 'unauthorized' && loginHref && (
            <p>
              <a
                href={loginHref}
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
              >
                {t.logIn}
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function sentenceOf({ code, message, wait }: Refusal, language: Language, messages: FormMessages) {
  const t = formTexts[language];
  if (code === 'too-many-requests' && wait !== undefined)
    return t.wait(formatMinutes(wait, language));
  const known: Record<string, string> = {
    failed: t.failed,
    ...errorMessage[language],
    unauthorized: t.expired,
    ...messages,
  };
  return known[code] ?? message ?? messages.failed ?? t.failed;
}
