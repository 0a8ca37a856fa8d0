import { errorMessage, type ErrorCode } from '#contract/error-code';
import type { Language } from '#contract/language';
import { formTexts } from '../../i18n/form.ts';
import { formatMinutes, type FormError } from '../../logic/form.ts';
import { Icon } from '../shared/Icon.tsx';
import type { Form } from './useForm.ts';

export type FormMessages = Partial<Record<ErrorCode | 'failed', string>>;

interface Props {
  form: Form;
  language: Language;
  /** The form's own messages for some codes, and `failed` for other errors. */
  messages?: FormMessages;
  /** The login page, for members whose session has ended. */
  loginHref?: string;
}

/** An error of the whole form (behavior M3). */
export function FormAlert({ form, language, messages = {}, loginHref }: Props) {
  const t = formTexts[language];
  const { error } = form;
  return (
    // Rendered while empty, so that screen readers announce changes; positioned so that it takes no space then.
    <div role="alert" className="not-has-[*]:absolute">
      {error && (
        <div className="bg-card text-ink border-coral rounded-[1rem] border-2 px-5 py-4">
          <p className="text-coral flex items-center gap-2 font-bold">
            <Icon name="warning-circle-fill" />
            {t.error}
          </p>
          <p>{messageOf(error, language, messages)}</p>
          {error.code === 'unauthorized' && loginHref && (
            <p>
              <a href={loginHref} className="text-link">
                {t.logIn}
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function messageOf({ code, message, wait }: FormError, language: Language, messages: FormMessages) {
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
