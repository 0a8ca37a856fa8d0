import type { Language } from './language.ts';

/* Imports no schema: browsers show these sentences without fetching zod. */

/** Every way a call can fail, with its HTTP status (behavior C2). The list is closed. */
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

export type ErrorCode = keyof typeof errorStatus;

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
    malformed: 'Cette demande n’a pas été comprise.',
    unauthorized: 'Il faut d’abord se connecter.',
    'wrong-credentials': 'Adresse e-mail ou mot de passe incorrect',
    forbidden: 'Cette action n’est pas autorisée.',
    'not-found': 'Il n’y a rien ici.',
    'method-not-allowed': 'Cette action n’est pas possible à cette adresse.',
    conflict: 'Cet élément existe déjà.',
    'email-taken':
      'Il existe déjà un compte avec cette adresse e-mail. Connectez-vous ou choisissez une autre adresse.',
    'limit-reached': 'La limite est atteinte. Il faut d’abord supprimer quelque chose.',
    'too-large': 'C’est trop volumineux. Merci d’en envoyer moins.',
    'unsupported-media-type': 'Ces données doivent être envoyées en JSON.',
    invalid: 'Certains champs sont à corriger.',
    'too-many-requests':
      'Trop de demandes à la fois. Merci de patienter un instant, puis de réessayer.',
    internal: 'L’erreur vient de chez nous. Merci de réessayer.',
    unavailable: 'Ce n’est pas disponible pour le moment. Merci de réessayer plus tard.',
  },
};
