import type { Values } from '../../logic/form.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form, each with its name; hidden ones have no words to show. */
export function fieldsOf(
  form: HTMLFormElement,
): { name: string; field: HTMLElement; control: Control }[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const control = field.querySelector<Control>('input, select, textarea');
    return control ? [{ name: control.name, field, control }] : [];
  });
}

/** What is typed into a form. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

const isPassword = ({ autocomplete }: Control) => autocomplete.endsWith('-password');

/** What is typed into a form, but for passwords: those are kept nowhere. */
export function openValuesOf(form: HTMLFormElement): Values {
  const open = fieldsOf(form).filter(({ control }) => !isPassword(control));
  return Object.fromEntries(open.map(({ name, control }) => [name, control.value]));
}

/** Lays what was typed before into a form. */
export function fill(form: HTMLFormElement, values: Values): void {
  for (const { name, control } of fieldsOf(form)) control.value = values[name] ?? control.value;
}

/** Passwords stay nowhere, once they have done their work. */
export function clearPasswords(form: HTMLFormElement): void {
  for (const { control } of fieldsOf(form)) if (isPassword(control)) control.value = '';
}
