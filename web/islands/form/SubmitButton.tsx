import { Button } from '../shared/Button.tsx';
import type { Form } from './useForm.ts';

interface Props {
  form: Form;
  text: string;
  /** The label while the form is being sent (behavior M2). */
  pendingText: string;
  variant?: 'filled' | 'warning';
}

export function SubmitButton({ form, text, pendingText, variant = 'filled' }: Props) {
  return (
    <Button
      type="submit"
      variant={variant}
      disabled={form.isPending}
      className="sm:justify-self-start"
    >
      {form.isPending ? pendingText : text}
    </Button>
  );
}
