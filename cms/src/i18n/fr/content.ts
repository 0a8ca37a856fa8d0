import type { content as english } from '../en/content.ts';

export const content: typeof english = {
  nullByte: 'Ce texte contient un caractère qui ne peut pas être enregistré (U+0000).',
  notYoursToCreate:
    'Seuls les éditeurs peuvent créer des entrées ; vous pouvez traduire celles qui existent.',
  notYourField: 'Seuls les éditeurs peuvent remplir ce champ.',
  notYourLanguage: 'Vous n’avez pas l’autorisation de modifier cette langue.',
  notYoursToDiscard:
    'Seuls les éditeurs peuvent abandonner un brouillon ; vous pouvez corriger le texte et enregistrer.',
  notAPassword: 'Un mot de passe compte de 6 à 72 caractères.',
  gone: 'Cet élément n’existe plus.',
};
