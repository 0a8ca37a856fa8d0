import type { Language } from '#contract/language';
import { Button } from '../shared/Button.tsx';
import type { Form } from './useForm.ts';

interface Props {
  form: Form;
  text: string;
  /** The label while the form is being sent (behavior M2). */
  pendingText: string;
  variant?: 'filled' | 'warning' | 'print';
  /** The language of `text`, if it differs from the page's. */
  lang?: Language | undefined;
}

export function SubmitButton({ form, text, pendingText, variant = 'filled', lang }: Props) {
  return (
    <Button
      type="submit"
      variant={variant}
      lang={form.isPending ? undefined : lang}
      disabled={form.isPending}
      className="sm:justify-self-start"
    >
      {form.isPending ? pendingText : text}
    </Button>
  );
}
