import type { Language } from './language.ts';

/* Imports no schema, so that browsers can show these messages without loading zod. */

/** All error codes with their HTTP status (behavior C2). */
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

export const errorMessage: Record<Language, Record<ErrorCode, string>> = {
  en: {
    malformed: 'We couldn’t understand this request. Please check what was sent.',
    unauthorized: 'Please log in first.',
    'wrong-credentials': 'Invalid email or password',
    forbidden: 'You don’t have permission to do this.',
    'not-found': 'We couldn’t find that.',
    'method-not-allowed': 'This action isn’t available at this address.',
    conflict: 'This already exists.',
    'email-taken':
      'An account with this email address already exists. Log in, or use another address.',
    'limit-reached': 'You’ve reached the limit. Please delete something first.',
    'too-large': 'This is too large. Please shorten it and try again.',
    'unsupported-media-type': 'Please send this as JSON.',
    invalid: 'Some fields need your attention.',
    'too-many-requests': 'Too many attempts. Please try again a little later.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'This isn’t available right now. Please try again later.',
  },
  fr: {
    malformed: 'Cette demande n’a pas été comprise. Merci de vérifier ce qui a été envoyé.',
    unauthorized: 'Il faut d’abord se connecter.',
    'wrong-credentials': 'Adresse e-mail ou mot de passe incorrect',
    forbidden: 'Cette action n’est pas autorisée.',
    'not-found': 'Cet élément est introuvable.',
    'method-not-allowed': 'Cette action n’est pas possible à cette adresse.',
    conflict: 'Cet élément existe déjà.',
    'email-taken':
      'Il existe déjà un compte avec cette adresse e-mail. Connectez-vous ou choisissez une autre adresse.',
    'limit-reached': 'La limite est atteinte. Il faut d’abord supprimer quelque chose.',
    'too-large': 'C’est trop volumineux. Merci de raccourcir, puis de réessayer.',
    'unsupported-media-type': 'Ces données doivent être envoyées en JSON.',
    invalid: 'Certains champs sont à corriger.',
    'too-many-requests': 'Trop de tentatives. Merci de réessayer un peu plus tard.',
    internal: 'L’erreur vient de chez nous. Merci de réessayer.',
    unavailable: 'Ce n’est pas disponible pour le moment. Merci de réessayer plus tard.',
  },
};
