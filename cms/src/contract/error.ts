import { z } from 'zod';
import type { Language } from './language.ts';

/** Every way a call can fail, with its HTTP status (PRODUCT 13). The list is closed. */
export const errorStatus = {
  malformed: 400,
  unauthorized: 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'email-taken': 409,
  'limit-reached': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  invalid: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

/** Carries one id of a request from the site to the CMS and back, so that both logs can be read together. */
export const requestIdHeader = 'x-request-id';

export type ErrorCode = keyof typeof errorStatus;
export const errorCode = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** What is wrong with one field. */
export const fieldProblem = z.enum(['missing', 'too-short', 'too-long', 'invalid']);
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The one body of a failing call. `message` is in the caller's language; `fields` names each wrong one. */
export const errorBody = z.object({
  error: z.object({
    code: errorCode,
    message: z.string(),
    fields: z.record(z.string(), fieldProblem).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** A refusal with a code of the closed list; both programs turn it into an `ErrorBody`. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldProblem> | undefined;

  constructor(code: ErrorCode, fields?: Record<string, FieldProblem>) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

/** The code for an HTTP status that another part chose: a bug of ours where the contract has none for it. */
export function errorCodeOf(status: number): ErrorCode {
  const entry = Object.entries(errorStatus).find(([, known]) => known === status);
  return entry ? errorCode.parse(entry[0]) : status < 500 ? 'malformed' : 'internal';
}

/** The sentence for a code, in both languages. */
export const errorMessage: Record<Language, Record<ErrorCode, string>> = {
  en: {
    malformed: 'This request could not be understood. Please check what was sent.',
    unauthorized: 'Please log in first.',
    'wrong-credentials': 'Invalid email or password',
    forbidden: 'You are not allowed to do this.',
    'not-found': 'There is nothing here.',
    'method-not-allowed': 'This cannot be done at this address.',
    conflict: 'This exists already.',
    'email-taken':
      'There is an account with this e-mail address already. Log in, or choose another address.',
    'limit-reached': 'There is no room for more. Please delete something first.',
    'too-large': 'This is too large. Please send less.',
    'unsupported-media-type': 'Please send this as JSON.',
    invalid: 'Something is not right yet. Please check the fields.',
    'too-many-requests': 'That was a lot at once. Please wait a little and try again.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'This is not available right now. Please try again later.',
  },
  fr: {
    malformed: 'Cette demande n’a pas été comprise. Veuillez vérifier ce qui a été envoyé.',
    unauthorized: 'Veuillez d’abord vous connecter.',
    'wrong-credentials': 'Adresse e-mail ou mot de passe incorrect',
    forbidden: 'Vous n’avez pas le droit de faire cela.',
    'not-found': 'Il n’y a rien ici.',
    'method-not-allowed': 'Cette action n’est pas possible à cette adresse.',
    conflict: 'Cela existe déjà.',
    'email-taken':
      'Il existe déjà un compte avec cette adresse e-mail. Connectez-vous ou choisissez une autre adresse.',
    'limit-reached': 'Il n’y a plus de place. Veuillez d’abord supprimer quelque chose.',
    'too-large': 'C’est trop volumineux. Veuillez en envoyer moins.',
    'unsupported-media-type': 'Veuillez envoyer ces données en JSON.',
    invalid: 'Quelque chose ne va pas encore. Veuillez vérifier les champs.',
    'too-many-requests':
      'Cela fait beaucoup à la fois. Veuillez patienter un instant, puis réessayer.',
    internal: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
    unavailable: 'Ce n’est pas disponible pour le moment. Veuillez réessayer plus tard.',
  },
};

/** The body of a failing call, in the caller's language. */
export function toErrorBody(error: CallError, language: Language): ErrorBody {
  const { code, fields } = error;
  return { error: { code, message: errorMessage[language][code], ...(fields && { fields }) } };
}
