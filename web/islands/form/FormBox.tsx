import type { ReactNode } from 'react';
import type { Language } from '#contract/language';
import { FormAlert, type FormMessages } from './FormAlert.tsx';
import type { Form } from './useForm.ts';

interface Props {
  form: Form;
  language: Language;
  /** Path and query of its page, which receives it without JavaScript. */
  path: string;
  messages?: FormMessages;
  loginHref?: string;
  children: ReactNode;
}

/** A form that works by itself, as a post to its own page, with why it was refused above its fields. */
export function FormBox({ form, path, children, ...alert }: Props) {
  return (
    <form {...form.props} id={form.name} method="post" action={path} className="grid gap-5">
      <input type="hidden" name="form" value={form.name} />
      <FormAlert form={form} {...alert} />
      {children}
    </form>
  );
}
