import type { fields as english } from '../en/fields.ts';

export const fields: typeof english = {
  affirmation: {
    text: {
      label: 'Texte',
      hint: 'Ce que dit l’enfant : à la première personne, au présent, quelque chose de bon. Assez court pour être retenu.',
    },
    description: {
      label: 'Description',
      hint: 'Une ou deux phrases pour l’enfant (tu) : quand et comment la dire.',
    },
    category: {
      label: 'Catégorie',
      hint: 'La même dans toutes les langues. « Toutes » contient déjà chaque affirmation.',
    },
    featured: {
      label: 'À la une',
      hint: 'Sur la page d’accueil, dans les deux langues. Neuf au plus y sont montrées.',
    },
    featuredOrder: {
      label: 'Place à la une',
      hint: '1 vient en premier. Celles qui n’ont pas de place viennent après les autres.',
    },
    featuredFrom: {
      label: 'À la une à partir du',
      hint: 'Le premier jour, là où le site est chez lui. Vide : tout de suite.',
    },
    featuredUntil: {
      label: 'À la une jusqu’au',
      hint: 'Le dernier jour, qui compte encore. Vide : sans fin.',
    },
    publishAt: {
      label: 'Publier le',
      hint: 'Cette langue sera publiée d’elle-même, à l’heure de votre ordinateur. Enregistrez sans publier.',
    },
    unpublishAt: {
      label: 'Dépublier le',
      hint: 'Cette langue quittera le site d’elle-même. Il suffit d’enregistrer.',
    },
  },
  category: {
    name: { label: 'Nom', hint: 'Comme sur les tuiles de la page d’accueil : un ou deux mots.' },
    icon: {
      label: 'Icône',
      hint: 'Le nom d’une icône Phosphor, par exemple ph-star ou ph-heart (phosphoricons.com).',
    },
    color: {
      label: 'Couleur',
      hint: 'Sous la forme #rrggbb, par exemple #0e7560. Le site veille à la lisibilité du texte.',
    },
  },
  testimonial: {
    text: { label: 'Texte', hint: 'Ce que quelqu’un dit du site, avec ses mots.' },
    name: { label: 'Nom', hint: 'Qui le dit : un prénom suffit.' },
    title: { label: 'Qui c’est', hint: 'Par exemple « Mère de deux enfants » ou « Enseignante ».' },
    rating: { label: 'Étoiles', hint: 'De 1 à 5.' },
    isSample: {
      label: 'Exemple',
      hint: 'Un témoignage inventé, affiché seulement quand le site tourne sur localhost. Laissez « Non » pour un vrai témoignage.',
    },
  },
  letter: {
    week: {
      label: 'Semaine',
      hint: 'N’importe quel jour de cette semaine : la lettre part le lundi.',
    },
    affirmation: {
      label: 'Affirmation',
      hint: 'Elle doit être publiée d’ici là ; sinon une affirmation à la une la remplace.',
    },
    noteEn: {
      label: 'Mot en anglais',
      hint: 'Sous la carte, pour qui lit en anglais.',
    },
    noteFr: { label: 'Mot en français', hint: 'Sous la carte, pour qui lit en français.' },
  },
};
