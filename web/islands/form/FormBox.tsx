import type { ReactNode } from 'react';
import type { Language } from '#contract/language';
import { ownerField } from '../../logic/form.ts';
import { FormAlert, type FormMessages } from './FormAlert.tsx';
import type { Form } from './useForm.ts';

interface Props {
  form: Form;
  language: Language;
  /** Path and query of the page, which receives the form without JavaScript. */
  path: string;
  messages?: FormMessages;
  loginHref?: string;
  children: ReactNode;
}

/** A form that also works without JavaScript, as a POST to its own page. An error of the whole form shows at the top. */
export function FormBox({ form, path, children, ...alert }: Props) {
  return (
    <form {...form.props} id={form.name} method="post" action={path} className="grid gap-5">
      {form.ownerId !== undefined && <input type="hidden" name={ownerField(form.ownerId)} />}
      <input type="hidden" name="form" value={form.name} />
      <FormAlert form={form} {...alert} />
      {children}
    </form>
  );
}
