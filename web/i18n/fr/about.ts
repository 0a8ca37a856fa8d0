import type { about as english } from '../en/about.ts';

export const about: typeof english = {
  heading: (name) => `À propos de ${name}`,
  description: (name) =>
    `Qui fait ${name}, pour qui, et comment nous écrire : des affirmations positives pour les enfants, en français et en anglais.`,
  lead: (name) => `${name}, c’est le petit oiseau qui fait sa part, une goutte après l’autre.`,
  contents: 'Sur cette page',
  story: {
    heading: 'Notre histoire',
    fire: 'Une vieille légende raconte un grand incendie. Tous les animaux regardent, immobiles, sauf le colibri, qui vole à la rivière et en revient avec une goutte d’eau dans le bec, encore et encore. « À quoi bon ? » lui demande-t-on. « Je fais ma part », répond l’oiseau.',
    words: (name) =>
      `${name} est né de phrases tout aussi petites : écrites sur un mot glissé dans la boîte à goûter, dites devant le miroir de la salle de bains, lues à voix haute avant la dictée. Une phrase douce n’éteint pas non plus un incendie. Mais l’enfant qui en entend une chaque jour apprend à se la dire.`,
  },
  mission: {
    heading: 'Notre mission',
    text: 'Mettre une phrase douce et vraie à la portée de chaque enfant, en français et en anglais, à la maison et en classe : en lecture libre, sans publicité et sans compte.',
  },
  parents: {
    heading: 'Pour les parents',
    text: 'Il ne faut ni programme ni matériel. Une phrase suffit, et elle prend moins de temps que deux lacets à nouer.',
    ways: [
      {
        title: 'Choisissez un moment',
        hint: 'Le petit déjeuner, la grille de l’école, l’heure du coucher : le même moment chaque jour, et la phrase devient une habitude.',
      },
      {
        title: 'Laissez l’enfant choisir',
        hint: 'Une phrase qu’il a choisie est une phrase à laquelle il croit. Ce sera peut-être la même pendant des semaines.',
      },
      {
        title: 'Dites-en une, vous aussi',
        hint: 'Les enfants imitent la façon dont nous nous parlons. « Je peux recommencer » vaut aussi pour les crêpes brûlées.',
      },
    ],
    link: 'Parcourir les catégories',
  },
  teachers: {
    heading: 'Pour les enseignants',
    text: 'Deux minutes en début de journée, une carte sur la porte, une phrase avant un contrôle. Tout ce qui est ici peut être lu, imprimé et affiché en classe.',
    ways: [
      {
        title: 'Une carte sur la porte',
        hint: 'Imprimez-en une série, accrochez-la à hauteur d’enfant, et que chacun en touche une en entrant.',
      },
      {
        title: 'Deux langues',
        hint: 'Chaque affirmation existe en français et en anglais : précieux pour l’immersion, et pour les familles qui parlent les deux.',
      },
      {
        title: 'Leurs propres mots',
        hint: 'Laissez la classe écrire ses cartes. Les meilleures affirmations de la salle ne sont souvent pas les nôtres.',
      },
    ],
    link: 'Obtenir les cartes à imprimer',
    guide: 'Idées de séances',
  },
  benefits: {
    heading: 'Ce que peuvent les mots doux',
    text: 'Les affirmations ne sont pas magiques. C’est de l’entraînement, et c’est en s’entraînant que les enfants apprennent tout le reste.',
    items: [
      {
        title: 'Les chemins du cerveau',
        text: 'Ce que l’on répète devient plus facile à penser. Une phrase souvent dite est un chemin souvent parcouru : elle est là quand on en a besoin.',
      },
      {
        title: 'L’estime de soi',
        text: 'L’enfant qui entend qu’il compte, et qui le dit de sa propre voix, a de quoi tenir bon quand les autres ne sont pas gentils.',
      },
      {
        title: 'La résilience',
        text: '« Je peux réessayer » n’efface pas l’erreur. Cela rend le deuxième essai un peu plus probable.',
      },
    ],
    limits:
      'Une affirmation est une habitude bienveillante, pas un traitement. Si un enfant va mal ou vous inquiète, parlez-en à quelqu’un qui peut aider : un médecin, une psychologue scolaire, une personne de confiance.',
  },
  contact: {
    heading: 'Nous écrire',
    text: 'Une question, une erreur, une phrase qui nous manque ? Écrivez-nous. Quelqu’un lit chaque lettre.',
  },
  privacy: {
    heading: 'Politique de confidentialité',
    effective: 'En vigueur depuis le 1er janvier 2023',
    collects: {
      heading: 'Ce que nous recueillons',
      text: 'Nous recueillons les adresses e-mail des personnes abonnées à la lettre et des données d’utilisation anonymisées.',
      more: 'Ces données comptent les pages ouvertes, les erreurs et les boutons utilisés. Elles ne sont envoyées que si l’exploitant de ce site a activé la mesure, ne portent ni cookie, ni identifiant, ni rien de ce qui a été saisi, et ne sont pas envoyées du tout si votre navigateur demande à ne pas être suivi.',
    },
    children: {
      heading: 'Les enfants',
      text: 'Nous ne recueillons aucune donnée personnelle d’enfants de moins de 13 ans sans l’accord de leurs parents.',
      more: 'Aucun enfant n’a besoin d’un compte, et nous ne lui en proposons pas : les comptes et la lettre s’adressent aux adultes. Les favoris et les cartes créées sans compte restent dans votre navigateur et ne nous sont jamais envoyés.',
    },
    uses: {
      heading: 'Ce que nous en faisons',
      text: 'Les données servent à l’envoi de la lettre, à l’amélioration du site et à la réponse aux demandes.',
      more: 'Elles ne sont ni vendues, ni prêtées, ni utilisées pour la publicité.',
    },
    newsletter: {
      heading: 'La lettre',
      text: 'Pour chaque personne abonnée, nous conservons l’adresse e-mail, la langue et le moment où l’abonnement a été accepté. Chaque lettre contient un lien qui y met fin en un clic ; l’adresse est alors supprimée.',
    },
    accounts: {
      heading: 'Les comptes',
      text: 'Pour chaque membre, nous conservons le nom, l’adresse e-mail, la qualité de parent ou d’enseignant, la date de création, la langue des lettres et une forme brouillée du mot de passe que personne ne peut relire ; le début de chaque session, tant qu’elle dure ; ainsi que les recueils et les affirmations enregistrés ou écrits. Les affirmations d’un membre ne sont visibles que par lui. Un recueil n’est visible que par la personne à qui il appartient.',
    },
    hosting: {
      heading: 'Où tout cela est conservé',
      text: 'Sur le serveur de ce site et dans ses sauvegardes. Les pages, les images et les polices ne viennent que de ce serveur : à moins que la mesure ne soit activée, ouvrir une page n’en informe aucune autre entreprise. Le serveur compte brièvement les appels par adresse, pour se protéger des abus.',
    },
    cookies: {
      heading: 'Les cookies',
      text: 'Rien que le strict nécessaire : un cookie qui retient votre langue, un autre qui évite de montrer deux fois de suite la même affirmation au hasard et, une fois votre session ouverte, un qui la garde ouverte et un dernier qui dit aux pages si elles saluent un parent ou un enseignant. C’est pourquoi il n’y a pas de bandeau.',
    },
    rights: {
      heading: 'Vos droits, et comment nous quitter',
      text: 'Vous pouvez voir, corriger, emporter et supprimer ce que nous avons sur vous. Depuis le tableau de bord, un membre télécharge tout dans un fichier et supprime son compte, aussitôt et pour de bon. Pour le reste, et si vous êtes abonné sans compte, une lettre suffit. Vous pouvez aussi vous adresser à l’autorité de protection des données de votre pays.',
    },
    contact: 'Pour toute question sur la confidentialité, écrivez à',
  },
};
