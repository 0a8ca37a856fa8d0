import type { fields as english } from '../en/fields.ts';

export const fields: typeof english = {
  affirmation: {
    text: {
      label: 'Texte',
      hint: 'Ce que dit l’enfant : une phrase positive, à la première personne et au présent, assez courte pour être retenue.',
    },
    description: {
      label: 'Description',
      hint: 'Une ou deux phrases pour l’enfant (tu) : quand et comment la dire.',
    },
    keywords: {
      label: 'Mots-clés',
      hint: 'Les mots que l’on cherche, séparés par des virgules : « cauchemar, j’ai peur ». La recherche trouve l’affirmation grâce à eux ; le site ne les montre que comme suggestions, quand une recherche ne donne rien.',
    },
    category: {
      label: 'Catégorie',
      hint: 'Commune aux deux langues. « Toutes » réunit déjà toutes les affirmations.',
    },
    moments: {
      label: 'Moments',
      hint: 'Les moments où elle peut aider. Elle apparaît sur les pages de ces moments. Communs aux deux langues.',
    },
    ages: {
      label: 'Âges',
      hint: 'À qui elle s’adresse. Sur le site, on peut choisir un âge. Communs aux deux langues.',
    },
    skill: {
      label: 'Compétence',
      hint: 'La compétence qu’elle fait travailler. Commune aux deux langues.',
    },
    picture: {
      label: 'Image',
      hint: 'Ce qui permet à un enfant de la reconnaître avant de savoir lire. Commune aux deux langues.',
    },
    featured: {
      label: 'À la une',
      hint: 'Sur la page d’accueil, dans les deux langues. Le site en affiche neuf au plus.',
    },
    featuredOrder: {
      label: 'Position à la une',
      hint: '1 vient en premier ; à position égale, la plus ancienne passe devant. Celles qui n’ont pas de position viennent après les autres.',
    },
    featuredFrom: {
      label: 'À la une à partir du',
      hint: 'Le premier jour, dans le fuseau horaire du site. Vide : tout de suite.',
    },
    featuredUntil: {
      label: 'À la une jusqu’au',
      hint: 'Le dernier jour, inclus. Vide : sans fin.',
    },
    publishAt: {
      label: 'Publier le',
      hint: 'La version dans cette langue sera publiée automatiquement à ce moment-là. Cliquez sur « Planifier ».',
    },
    unpublishAt: {
      label: 'Dépublier le',
      hint: 'La version dans cette langue sera retirée du site automatiquement à ce moment-là. Il suffit d’enregistrer.',
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
      hint: 'Sous la forme #rrggbb, par exemple #0e7560. Le site veille à ce que le texte reste lisible.',
    },
  },
  testimonial: {
    text: { label: 'Texte', hint: 'Ce que quelqu’un dit du site, avec ses mots.' },
    name: { label: 'Nom', hint: 'Qui le dit : un prénom suffit.' },
    title: {
      label: 'Présentation',
      hint: 'Par exemple « Maman de deux enfants » ou « Enseignante ».',
    },
    rating: { label: 'Étoiles', hint: 'Le nombre d’étoiles que cette personne donne au site.' },
    isSample: {
      label: 'Exemple',
      hint: 'Un témoignage inventé, affiché seulement si Colibri tourne sur votre propre ordinateur. Laissez « Non » pour un vrai témoignage.',
    },
  },
  week: {
    number: {
      label: 'Semaine',
      hint: 'Son rang dans l’année scolaire. Commune aux deux langues.',
    },
    title: { label: 'Titre', hint: 'Le thème de la semaine, en quelques mots.' },
    affirmation: {
      label: 'Affirmation',
      hint: 'La phrase de la semaine. Elle doit être publiée. Commune aux deux langues.',
    },
    activity: {
      label: 'Activité',
      hint: 'Cinq minutes, pour les 4-11 ans, avec du papier, des crayons et un tableau, rien d’autre. Elle s’adresse aux enseignants (vous).',
    },
    moment: {
      label: 'Moment',
      hint: 'Le moment où l’affirmation de la semaine aide. Commun aux deux langues.',
    },
    skill: {
      label: 'Compétence',
      hint: 'La compétence qu’elle fait travailler. Commune aux deux langues.',
    },
  },
  term: {
    english: {
      label: 'Terme anglais',
      hint: 'Un mot ou une expression. S’il y en a plusieurs, séparez-les par des points-virgules : « parent ; mother ; father ».',
    },
    french: {
      label: 'Terme français',
      hint: 'Comment le traduire. Séparez plusieurs possibilités par des points-virgules.',
    },
    note: { label: 'Note en anglais', hint: 'Quand employer le terme, et pourquoi.' },
    noteFr: {
      label: 'Note en français',
      hint: 'Pour l’interface en français. Si elle est vide, la note anglaise s’affiche.',
    },
    doNotTranslate: {
      label: 'Ne pas traduire',
      hint: 'Pour un nom, par exemple : l’anglais reste tel quel.',
    },
  },
  letter: {
    week: {
      label: 'Semaine',
      hint: 'N’importe quel jour de cette semaine : la lettre part le lundi.',
    },
    affirmation: {
      label: 'Affirmation',
      hint: 'Elle doit être publiée en anglais d’ici là ; sinon, une autre la remplace.',
    },
    subjectEn: {
      label: 'Objet en anglais',
      hint: 'Vide : l’affirmation sert d’objet.',
    },
    subjectFr: {
      label: 'Objet en français',
      hint: 'Vide : l’affirmation sert d’objet.',
    },
    noteEn: {
      label: 'Message en anglais',
      hint: 'Sous la carte, dans la lettre en anglais.',
    },
    noteFr: { label: 'Message en français', hint: 'Sous la carte, dans la lettre en français.' },
  },
};
