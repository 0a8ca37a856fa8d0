import type { content as english } from '../en/content.ts';

export const content: typeof english = {
  nullByte:
    'Ce texte contient un caractère invisible qui ne peut pas être enregistré : retapez le texte au lieu de le coller.',
  notADate: 'Cette date n’existe pas : corrigez-la ou choisissez-en une dans le calendrier.',
  required: 'Écrivez quelque chose ici : même un brouillon a besoin de ce texte.',
  notAllowed: 'Cette valeur n’est pas acceptée : lisez l’aide sous le champ.',
  notYoursToRead: 'Votre rôle ne permet pas de voir tous ces contenus.',
  notYoursToCreate:
    'Seule la rédaction peut créer des entrées ; vous pouvez traduire celles qui existent.',
  notYourField: 'Seule la rédaction peut remplir ce champ.',
  notYourLanguage: 'Vous n’avez pas l’autorisation de modifier les textes dans cette langue.',
  notYoursToDiscard:
    'Seule la rédaction peut abandonner un brouillon ; vous pouvez corriger le texte et enregistrer.',
  notAPassword:
    'Un mot de passe doit compter de 6 à 72 caractères (moins de 72 avec des accents ou des émojis).',
  importing:
    'Un fichier CSV est en cours d’importation : l’action n’a pas pu aboutir. Ce que vous avez écrit n’est pas perdu. Réessayez dans une minute.',
  gone: 'Cet élément n’existe plus.',
  tooMany: {
    category: (most) =>
      `Il ne peut pas y avoir plus de ${most} catégories : supprimez d’abord celles dont vous n’avez plus besoin.`,
    testimonial: (most) =>
      `Il ne peut pas y avoir plus de ${most} témoignages : supprimez d’abord ceux dont vous n’avez plus besoin.`,
    featured: (most) =>
      `Il ne peut pas y avoir plus de ${most} affirmations à la une : retirez-en d’abord quelques-unes.`,
  },
};
