import { isPassword, type Values } from '../../logic/form.ts';

/* Reads and writes uncontrolled form fields, which keep what was typed before hydration. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );

const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.value !== control.defaultValue;

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** The visible fields, without passwords. */
export function draftOf(form: HTMLFormElement): Values {
  const typed = controlsOf(form).filter(
    (control) => control.type !== 'hidden' && !control.hidden && !isPassword(control),
  );
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/** Restores a draft, except in fields that have been changed since. */
export function restoreDraft(form: HTMLFormElement, draft: Values): void {
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (value !== undefined && !isChanged(control)) control.value = value;
  }
}

export const hasChanges = (form: HTMLFormElement): boolean => controlsOf(form).some(isChanged);

export function clearPasswords(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) if (isPassword(control)) control.value = '';
}
