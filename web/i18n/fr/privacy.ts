import type { privacy as english } from '../en/privacy.ts';

export const privacy: typeof english = {
  heading: 'Politique de confidentialité',
  effective: 'En vigueur depuis le 1er janvier 2023',
  updated: (date) => `Dernière mise à jour : ${date}`,
  collects: {
    heading: 'Ce que nous recueillons',
    text: 'Nous recueillons les adresses e-mail des personnes abonnées à la lettre hebdomadaire et des données d’utilisation anonymisées.',
    measured:
      'Ces données portent sur les pages vues, leur langue, le temps qu’elles restent ouvertes, les erreurs et les boutons utilisés. Elles ne contiennent ni cookie, ni identifiant, ni rien de ce que vous saisissez. Si votre navigateur envoie « Do Not Track » ou « Global Privacy Control », il ne nous en envoie aucune.',
    notMeasured:
      'Pour le moment, toutefois, ce site ne mesure pas sa fréquentation : il ne recueille donc aucune donnée d’utilisation.',
  },
  children: {
    heading: 'Les enfants',
    text: 'Nous ne recueillons aucune donnée personnelle d’enfants de moins de 13 ans sans l’accord de leurs parents.',
    more: 'Un enfant n’a pas besoin de compte : les comptes et la lettre s’adressent aux adultes. En France, l’accord d’un parent est nécessaire avant 15 ans. Les favoris et les cartes créées sans compte ne sont enregistrés que dans votre navigateur.',
  },
  uses: {
    heading: 'Ce que nous en faisons',
    text: 'Les données servent à envoyer la lettre, à améliorer le site et à répondre aux demandes.',
    more: 'Nous ne les vendons pas et ne les utilisons pas pour la publicité.',
  },
  controller: {
    heading: 'Le responsable du traitement',
    named: (operator) =>
      `${operator} exploite ce site et est responsable du traitement de vos données.`,
    unnamed:
      'L’exploitant de ce site est responsable du traitement de vos données. Pour le joindre, écrivez à l’adresse ci-dessous.',
  },
  stored: {
    heading: 'Ce que nous conservons, pourquoi et combien de temps',
    items: [
      {
        name: 'Lettre hebdomadaire',
        text: 'Votre adresse e-mail, votre langue, la date de votre abonnement, les lettres que nous vous avons envoyées et, le cas échéant, la mise en pause ou le rejet des envois. Base légale : votre consentement. Nous les conservons jusqu’à votre désabonnement. Il ne reste ensuite qu’une empreinte de l’adresse, calculée avec une clé secrète, pour qu’une ancienne copie de notre liste ne vous réabonne pas, et la trace de la dernière lettre envoyée, pour que vous ne la receviez pas deux fois si vous vous réabonnez. Un abonnement jamais confirmé est supprimé dans le mois. Rien dans nos e-mails ne nous dit si vous les ouvrez.',
      },
      {
        name: 'Comptes',
        text: 'Votre nom, votre adresse e-mail, votre rôle (parent ou enseignant), votre langue, la date d’inscription, une empreinte de votre mot de passe, ainsi que les recueils et les affirmations que vous enregistrez ou écrivez. Base légale : l’exécution du contrat, c’est-à-dire le compte que vous avez demandé. Nous les conservons jusqu’à la suppression du compte. En dehors de vous et des personnes qui exploitent ce site, personne n’y a accès, sauf aux recueils que vous partagez par un lien de classe.',
      },
      {
        name: 'Liens de classe',
        text: 'Si vous partagez un recueil avec une classe : la date de création du lien, son dernier jour et l’affichage ou non de vos propres affirmations. Toute personne qui a le lien voit le nom et les affirmations du recueil, mais pas votre nom. Nous ne comptons pas les visites et n’enregistrons pas qui ouvre le lien. Un lien désactivé cesse aussitôt de fonctionner ; les cinq derniers d’un recueil restent affichés sur votre tableau de bord.',
      },
      {
        name: 'Sessions et liens envoyés par e-mail',
        text: 'Une session est enregistrée quand vous vous connectez à votre compte. Elle prend fin à la déconnexion, après 30 jours sans visite et au plus tard après 400 jours. Les liens envoyés par e-mail pour choisir un nouveau mot de passe ou confirmer une nouvelle adresse expirent au bout d’une heure.',
      },
      {
        name: 'Sécurité',
        text: 'Pour nous protéger des afflux de requêtes et empêcher que l’on devine des mots de passe, nous comptons les requêtes et les e-mails par empreinte de l’adresse IP ou de l’adresse e-mail, pendant un jour au plus. Pour qu’un inconnu ne puisse pas bloquer l’accès à votre compte, nous gardons pendant 90 jours l’empreinte des réseaux depuis lesquels vous vous connectez. Les journaux contiennent les requêtes et les erreurs, sans adresses e-mail ni recherches ; les nouvelles entrées remplacent les plus anciennes. Base légale : notre intérêt légitime à protéger le site.',
      },
      {
        name: 'Messages',
        text: 'Si vous nous écrivez, votre message nous sert à vous répondre.',
      },
      {
        name: 'Sauvegardes',
        text: 'Les sauvegardes du site peuvent contenir des données supprimées, jusqu’à ce que des sauvegardes plus récentes les remplacent.',
      },
    ],
  },
  recipients: {
    heading: 'Qui reçoit vos données',
    text: 'Les entreprises qui hébergent ce site et acheminent ses e-mails traitent des données pour notre compte. Les pages, les images et les polices viennent du serveur de ce site. Demandez-nous où ces entreprises conservent les données et ce qui protège celles qui quittent votre pays.',
    measured: 'Les données d’utilisation vont au service de mesure choisi par l’exploitant.',
  },
  browser: {
    heading: 'Ce que votre navigateur conserve',
    cookies:
      'Des cookies : votre langue, la dernière affirmation tirée au hasard, pour ne pas la montrer deux fois de suite, et, si vous vous connectez, votre session et le numéro de votre compte.',
    storage:
      'Dans le stockage du navigateur : votre langue, vos favoris, les affirmations gardées dans la machine, la carte que vous créez, les cartes choisies pour l’impression, ce que vous avez saisi dans un formulaire avant la fin de votre session et, si vous vous connectez, le numéro de votre compte, pour que personne d’autre sur cet appareil ne voie votre carte.',
    offline:
      'Pour les moments sans internet : les pages publiques, les images et les enregistrements que vous ouvrez, et ce que vous gardez sur la page « Sans internet », où vous pouvez aussi le retirer. Rien de votre compte ni d’un lien de classe n’en fait partie.',
    why: 'Tout cela est nécessaire à ce que vous demandez au site ; il n’y a donc pas de bandeau de cookies. Vous pouvez l’effacer à tout moment dans votre navigateur.',
  },
  rights: {
    heading: 'Vos droits',
    text: 'Vous avez le droit de consulter, de faire rectifier, de récupérer ou de faire supprimer vos données, d’en faire limiter l’usage, de vous y opposer et de retirer votre consentement à tout moment. Sur la page « Mon compte », vous pouvez télécharger vos données et supprimer votre compte. Pour le reste, écrivez-nous. Vous pouvez aussi adresser une réclamation à votre autorité de protection des données ; en France, c’est la CNIL.',
  },
  contact: 'Une question sur la confidentialité ? Écrivez à',
};
