import type { Language } from '#contract/language';
import type { Preferences, SubscriberAction } from '#contract/subscriber';
import { changePreferences } from '../../api/subscriber.ts';
import { subscriberTexts } from '../../i18n/subscriber.ts';
import { FormAlert } from '../form/FormAlert.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';

interface Props {
  action: Exclude<SubscriberAction, 'show'>;
  language: Language;
  heading: string;
  text?: string;
  button: string;
  variant?: 'filled' | 'print';
  /** The new language, for the action `language`. Its button is in that language. */
  newLanguage?: Language;
  onChanged: (preferences: Preferences) => void;
}

/** One action of a subscriber: a heading, an explanation, and a button. Without JavaScript, the page receives it. */
export function PreferenceForm(props: Props) {
  const { action, language, heading, text, button, variant = 'print', newLanguage } = props;
  const form = useForm({
    name: `preference-${action}`,
    rules: {},
    // The key is only in the address, so that nothing else has to keep it secret.
    send: ({ language: chosen }) =>
      changePreferences(new URLSearchParams(location.search).get('key') ?? '', action, chosen),
    onSuccess: (preferences) => props.onChanged(preferences),
  });

  return (
    <section id={action} className="border-print/20 border-t-2 pt-5">
      <h2 className="text-large font-bold">{heading}</h2>
      {text && <p className="mt-1">{text}</p>}
      <form {...form.props} method="post" className="mt-3 grid justify-items-start gap-3">
        <input type="hidden" name="do" value={action} />
        {newLanguage && <input type="hidden" name="language" value={newLanguage} />}
        <FormAlert form={form} language={language} />
        <SubmitButton
          form={form}
          text={button}
          pendingText={subscriberTexts[language].letter.saving}
          variant={variant}
          lang={newLanguage}
        />
      </form>
    </section>
  );
}
