import type { FieldProblem } from '#contract/error';
import type { Language } from '#contract/language';

/** What is wrong with a field: a code of the server, or two fields that should be equal. */
export type Problem = FieldProblem | 'mismatch';
export type Problems = Readonly<Record<string, Problem | undefined>>;
export type Values = Readonly<Record<string, string>>;

/** Validates a field; may look at the other fields. Returns undefined where nothing is wrong. */
export type Rule = (value: string, values: Values) => Problem | undefined;
export type Rules = Readonly<Record<string, Rule>>;

/** The validation and the API call of a form that is submitted without JavaScript. */
export interface FormCall {
  rules: Rules;
  /** POST by default. */
  method?: string;
  path: string;
}

/** Why a whole form was refused: a code of the contract, or `failed` where there was none. */
export interface FormError {
  code: string;
  /** The server's own sentence. */
  message?: string | undefined;
  /** Seconds until a retry makes sense. */
  wait?: number | undefined;
}

/** A submitted form that is shown again: its values, and what is wrong with them. */
export interface Sent {
  /** Its name: a page may have several. */
  form: string;
  values: Values;
  problems: Problems;
  error?: FormError | undefined;
  /** The HTTP status of the page. */
  status: number;
}

/** Applies the rules; returns the problems by field. */
export function problemsIn(rules: Rules, values: Values): Record<string, Problem> {
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
