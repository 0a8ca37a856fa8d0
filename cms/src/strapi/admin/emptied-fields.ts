import { setLocale } from 'yup';

/**
 * Says of a required field that was emptied that it has to be filled in. Strapi's forms store it as null, which the
 * schemas of accounts don't expect: they would show the validation library's own sentence for programmers.
 */
export function requireEmptiedFields(): void {
  const id = 'components.Input.error.validation.required';
  setLocale({ mixed: { notType: { id, defaultMessage: id } } });
}
