import type { Form } from './useForm.ts';

interface Props {
  form: Form;
  text: string;
  /** The label while the form is being sent (behavior M2). */
  pendingText: string;
  variant?: 'filled' | 'warning';
}

const variants = {
  filled: 'bg-leaf-deep text-white',
  warning: 'text-coral ring-coral ring-2 ring-inset',
};

export function SubmitButton({ form, text, pendingText, variant = 'filled' }: Props) {
  return (
    <button
      type="submit"
      disabled={form.isPending}
      className={`inline-flex min-h-12 cursor-pointer items-center justify-center rounded-full px-6 py-2 text-center leading-tight font-bold text-balance disabled:cursor-wait disabled:opacity-80 sm:justify-self-start ${variants[variant]}`}
    >
      {form.isPending ? pendingText : text}
    </button>
  );
}
