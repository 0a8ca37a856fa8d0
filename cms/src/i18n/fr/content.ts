import type { content as english } from '../en/content.ts';

export const content: typeof english = {
  notStorable: 'Ce texte contient un signe qui ne peut pas être enregistré (U+0000).',
  notYoursToCreate:
    'Les nouvelles entrées sont créées par les éditeurs : vous pouvez traduire celles qui existent.',
  notYourField: 'Ce champ est rempli par les éditeurs.',
  notYourLanguage: 'Vous ne pouvez pas écrire dans cette langue.',
  notYoursToDiscard:
    'Les brouillons sont abandonnés par les éditeurs : vous pouvez corriger le texte et enregistrer.',
  notAPassword: 'Un mot de passe compte de 6 à 72 caractères.',
  gone: 'Ceci n’existe plus.',
};
