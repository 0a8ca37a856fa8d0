import type { FieldProblem } from '#contract/error';
import type { Language } from '#contract/language';

/** What is wrong with a field: as the server says it, or two fields that should be the same. */
export type Problem = FieldProblem | 'mismatch';
export type Problems = Readonly<Record<string, Problem | undefined>>;
export type Values = Readonly<Record<string, string>>;

/** What a field must be; undefined where nothing is wrong. It may look at the other fields. */
export type Rule = (value: string, values: Values) => Problem | undefined;
export type Rules = Readonly<Record<string, Rule>>;

/** What a form without JavaScript is checked by, and the call that it stands for. */
export interface FormCall {
  rules: Rules;
  /** POST where it is not given. */
  method?: string;
  path: string;
}

/** Why a whole form was refused: a code of the contract, or `failed` where there was none. */
export interface FormError {
  code: string;
  /** The server's own sentence. */
  message?: string | undefined;
  /** Seconds until asking again makes sense. */
  wait?: number | undefined;
}

/** A form that came back: what was typed, and what is wrong with it. */
export interface Sent {
  /** Its name: a page may have several. */
  form: string;
  values: Values;
  problems: Problems;
  error?: FormError | undefined;
  /** The HTTP status that says so. */
  status: number;
}

/** What the rules find wrong, by field. */
export function problemsIn(rules: Rules, values: Values): Record<string, Problem> {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const problem = rule(values[name] ?? '', values);
      return problem ? [[name, problem]] : [];
    }),
  );
}

/** A time in whole minutes, as people say it; at least one. In: seconds. */
export function formatMinutes(seconds: number, language: Language): string {
  const minutes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  return minutes.format(Math.max(1, Math.ceil(seconds / 60)));
}

/** Whether a field holds a password: those are kept nowhere. */
export const isPassword = ({ autocomplete }: { autocomplete: string }): boolean =>
  autocomplete.endsWith('-password');

const passwordFields = ['password', 'currentPassword', 'confirmation'];

/** What a page may show again of a form that came back. */
export const withoutPasswords = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !passwordFields.includes(name)));
