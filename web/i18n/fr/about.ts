import type { about as english } from '../en/about.ts';

export const about: typeof english = {
  heading: (name) => `À propos de ${name}`,
  description: (name) =>
    `${name} : notre histoire, des idées pour les parents et les enseignants, et comment nous écrire.`,
  lead: (name) => `${name}, c’est le petit oiseau qui fait sa part, une goutte après l’autre.`,
  contents: 'Sur cette page',
  story: {
    heading: 'Notre histoire',
    fire: 'Une vieille légende raconte un grand incendie. Tous les animaux regardent, immobiles, sauf le colibri, qui vole à la rivière et en revient avec une goutte d’eau dans le bec, encore et encore. « À quoi bon ? » lui demande-t-on. « Je fais ma part », répond l’oiseau.',
    words: (name) =>
      `${name} réunit des phrases tout aussi petites : à écrire sur un mot glissé dans la boîte à goûter, à dire devant le miroir de la salle de bains, à lire à voix haute avant la dictée. Une phrase douce n’éteint pas non plus un incendie, mais elle est vite dite, et on peut la redire chaque jour.`,
  },
  mission: {
    heading: 'Notre mission',
    text: 'Mettre une phrase douce et vraie à la portée de chaque enfant, en français et en anglais, à la maison et en classe : en lecture libre, sans publicité et sans compte.',
  },
  parents: {
    heading: 'Pour les parents',
    text: 'Pas de programme, pas de matériel. Une phrase suffit, le temps de nouer ses lacets.',
    ways: [
      {
        title: 'Choisissez un moment',
        hint: 'Le petit déjeuner, la grille de l’école, l’heure du coucher : le même moment chaque jour, et la phrase devient une habitude.',
      },
      {
        title: 'Laissez l’enfant choisir',
        hint: 'Une phrase qu’il choisit lui ressemble. Ce sera peut-être la même pendant des semaines.',
      },
      {
        title: 'Dites-en une, vous aussi',
        hint: 'Les enfants entendent comment nous nous parlons. « Je peux recommencer » vaut aussi pour les crêpes brûlées.',
      },
    ],
    link: 'Parcourir les catégories',
  },
  teachers: {
    heading: 'Pour les enseignants',
    text: 'Deux minutes en début de journée, une carte sur la porte, une phrase avant un contrôle. Tout ce que vous trouvez ici peut être lu, imprimé et affiché en classe.',
    ways: [
      {
        title: 'Une carte sur la porte',
        hint: 'Imprimez-en une série, accrochez-la à hauteur d’enfant, et que chacun en touche une en entrant.',
      },
      {
        title: 'Deux langues',
        hint: 'Le français et l’anglais côte à côte : précieux en classe d’immersion, et pour les familles qui parlent les deux.',
      },
      {
        title: 'Leurs propres mots',
        hint: 'Laissez la classe écrire ses cartes : les meilleures ne sont souvent pas les nôtres.',
      },
    ],
    link: 'Choisir des cartes à imprimer',
    guide: 'Idées de séances',
  },
  benefits: {
    heading: 'Ce que peuvent les mots doux',
    text: 'Une affirmation n’a rien de magique : c’est un petit entraînement, à refaire souvent.',
    items: [
      {
        title: 'Les chemins du cerveau',
        text: 'Une phrase souvent dite est un chemin souvent parcouru : elle revient plus facilement quand on en a besoin.',
      },
      {
        title: 'L’estime de soi',
        text: 'S’entendre dire que l’on compte, et le dire à son tour, peut aider un jour où les autres ne sont pas gentils.',
      },
      {
        title: 'La résilience',
        text: '« Je peux réessayer » n’efface pas l’erreur, mais peut donner envie d’un deuxième essai.',
      },
    ],
    limits:
      'Une affirmation est une habitude bienveillante, pas un traitement. Si un enfant va mal ou vous inquiète, parlez-en à quelqu’un qui peut aider : un médecin, une psychologue scolaire, une personne de confiance.',
  },
  contact: {
    heading: 'Nous écrire',
    text: 'Une question, une erreur, une phrase qui nous manque ? Écrivez-nous.',
  },
  privacy: {
    heading: 'Politique de confidentialité',
    effective: 'En vigueur depuis le 1ᵉʳ janvier 2023',
    collects: {
      heading: 'Ce que nous recueillons',
      text: 'Nous recueillons les adresses e-mail des personnes abonnées à la lettre et des données d’utilisation anonymisées.',
      more: 'Ces données comptent les pages ouvertes, les erreurs et les boutons utilisés. Elles ne sont envoyées que si l’exploitant de ce site a activé la mesure d’audience. Elles ne reposent sur aucun cookie, ne contiennent ni identifiant, ni rien de ce qui a été saisi, et ne sont pas envoyées du tout si votre navigateur demande à ne pas être suivi.',
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
      text: 'Pour chaque personne abonnée, nous conservons l’adresse e-mail, la langue et le moment où l’abonnement a été accepté, et si l’envoi est en pause ou a échoué. Chaque lettre contient un lien qui y met fin en un clic ; l’adresse est alors supprimée. Nous gardons seulement une empreinte chiffrée de l’adresse, pour ne pas vous réinscrire par erreur. Rien, dans ces lettres, ne nous dit si elles sont ouvertes.',
    },
    accounts: {
      heading: 'Les comptes',
      text: 'Pour chaque membre, nous conservons le nom, l’adresse e-mail, la qualité de parent ou d’enseignant, la date de création, la langue des e-mails et une empreinte du mot de passe, que personne ne peut relire ; le début de chaque session, tant qu’elle dure ; ainsi que les recueils et les affirmations enregistrés ou écrits. Les affirmations d’un membre ne sont visibles que par lui. Un recueil n’est visible que par la personne à qui il appartient.',
    },
    hosting: {
      heading: 'Où tout cela est conservé',
      text: 'Sur le serveur de ce site et dans ses sauvegardes. Les pages, les images et les polices ne viennent que de ce serveur : à moins que la mesure d’audience ne soit activée, aucune autre entreprise n’est informée de votre visite. Le serveur compte brièvement les appels par adresse, pour se protéger des abus.',
    },
    cookies: {
      heading: 'Les cookies',
      text: 'Rien que le strict nécessaire : un cookie qui retient votre langue, un autre qui évite de montrer deux fois de suite la même affirmation au hasard et, une fois votre session ouverte, un qui la garde ouverte et un dernier qui indique aux pages si vous êtes parent ou enseignant. C’est pourquoi il n’y a pas de bandeau.',
    },
    rights: {
      heading: 'Vos droits, et comment nous quitter',
      text: 'Vous pouvez consulter, corriger, emporter et faire supprimer ce que nous avons sur vous. Depuis le tableau de bord, un membre peut tout télécharger dans un fichier et supprimer son compte. Pour le reste, et pour un abonnement sans compte, un e-mail suffit. Vous pouvez aussi vous adresser à l’autorité de protection des données de votre pays.',
    },
    contact: 'Pour toute question sur la confidentialité, écrivez à',
  },
};
