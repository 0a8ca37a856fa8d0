import type { FieldProblem } from '#contract/error';
import type { Language } from '#contract/language';

/** A problem of a field: one of the server's, or that two fields differ that should be equal. */
export type Problem = FieldProblem | 'mismatch';
export type Problems = Readonly<Record<string, Problem | undefined>>;
export type Values = Readonly<Record<string, string>>;

/** Validates a field, possibly against other fields. Returns undefined if it is valid. */
export type Rule = (value: string, values: Values) => Problem | undefined;
export type Rules = Readonly<Record<string, Rule>>;

/** The validation and the API call of a form that is submitted without JavaScript. */
export interface FormCall {
  rules: Rules;
  /** POST by default. */
  method?: string;
  path: string;
  /** Sent in addition to the fields. */
  more?: Readonly<Record<string, unknown>>;
}

/** An error of the whole form: one of the contract's codes, or `failed` for anything else. */
export interface FormError {
  code: string;
  /** The server's error message. */
  message?: string | undefined;
  /** How many seconds to wait before trying again. */
  wait?: number | undefined;
}

/** A submitted form that is shown again, with its values and problems. */
export interface SubmittedForm {
  /** The form's name, because a page can have several forms. */
  form: string;
  values: Values;
  problems: Problems;
  error?: FormError | undefined;
  /** The HTTP status of the page. */
  status: number;
}

/**
 * The name of the hidden field that says whose page a form is on (behavior U7). Browsers recognize a form by the names
 * of its first fields; with the same names, Back would put one member's input into the next one's form.
 */
export const ownerField = (ownerId: number): string => `owner-${ownerId}`;

/** The id in the name of that field; undefined if the form has none. */
export const ownerOf = (values: Values): string | undefined =>
  Object.keys(values)
    .map((name) => /^owner-(\d+)$/.exec(name)?.[1])
    .find(Boolean);

/** Applies the rules; returns the problems by field. */
export function validateForm(rules: Rules, values: Values): Record<string, Problem> {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const problem = rule(values[name] ?? '', values);
      return problem ? [[name, problem]] : [];
    }),
  );
}

/** Formats seconds as whole minutes, at least one. */
export function formatMinutes(seconds: number, language: Language): string {
  const minutes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  return minutes.format(Math.max(1, Math.ceil(seconds / 60)));
}

/** Whether a field contains a password, which must not be stored. */
export const isPassword = ({ autocomplete }: { autocomplete: string }): boolean =>
  autocomplete.endsWith('-password');

const passwordFields = ['password', 'currentPassword', 'confirmation'];

export const withoutPasswords = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !passwordFields.includes(name)));
