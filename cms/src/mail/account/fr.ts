import { describeRole, type AccountTexts } from './en.ts';

export const fr: AccountTexts = ({ site, contact, account, by, role }) => ({
  password: {
    subject: `Choisissez un nouveau mot de passe pour ${site}`,
    preheader: 'Le lien ne sert qu’une fois et reste valable une heure.',
    heading: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour votre compte, sans doute par vous. Choisissez-le avec le lien ci-dessous, qui ne sert qu’une fois et reste valable une heure.',
      'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
    ],
    button: 'Choisir un mot de passe',
  },
  email: {
    subject: `Confirmez votre adresse e-mail pour ${site}`,
    preheader: 'Le lien ne sert qu’une fois et reste valable une heure.',
    heading: 'Cette adresse est-elle la vôtre ?',
    paragraphs: [
      `Quelqu’un, sans doute vous, a demandé à utiliser cette adresse pour le compte ${site} qui a actuellement l’adresse ${account}. Confirmez avec le lien ci-dessous que c’est bien la vôtre. Il ne sert qu’une fois et reste valable une heure.`,
      'Si ce n’était pas vous, supprimez cet e-mail : rien ne changera.',
    ],
    button: 'Confirmer cette adresse',
  },
  taken: {
    subject: `Vous avez déjà un compte ${site}`,
    preheader: 'Rien n’a changé.',
    heading: 'Cette adresse est déjà liée à un compte',
    paragraphs: [
      `Quelqu’un a demandé à utiliser cette adresse pour un compte ${site}. Elle est déjà liée au vôtre : rien n’a donc changé.`,
      'Si c’était vous, connectez-vous avec cette adresse, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.',
    ],
    button: 'Se connecter',
  },
  changed: {
    subject: `Votre adresse e-mail pour ${site} a changé`,
    preheader: 'Utilisez désormais la nouvelle pour vous connecter.',
    heading: 'Votre adresse e-mail a changé',
    paragraphs: [
      `L’adresse e-mail de votre compte ${site} a changé. Utilisez la nouvelle pour vous connecter ; les e-mails concernant votre compte y arriveront aussi. Si vous recevez la lettre hebdomadaire, elle arrivera toujours à l’adresse de votre abonnement.`,
      `Si vous n’avez pas demandé ce changement, écrivez-nous sans attendre : ${contact}`,
    ],
  },
  invitation: {
    subject: by
      ? `${by} vous invite à travailler sur ${site}`
      : `Votre invitation à travailler sur ${site}`,
    preheader: 'Choisissez un mot de passe pour commencer.',
    heading: 'Bienvenue dans l’équipe',
    paragraphs: [
      by
        ? `${by} vous invite à travailler sur ${site}.`
        : `Vous pouvez désormais travailler sur ${site}.`,
      ...(role ? [`Votre rôle : ${describeRole(role)}.`] : []),
      'Choisissez un mot de passe avec le lien ci-dessous. Vous vous connecterez ensuite avec ce mot de passe et cette adresse e-mail. Le lien ne sert qu’une fois et reste valable sept jours.',
      `Si vous n’attendiez pas cette invitation, ignorez cet e-mail. Une question ? Écrivez à ${contact}.`,
    ],
    button: 'Choisir un mot de passe',
  },
  test: {
    subject: `E-mail de test de ${site}`,
    preheader: 'Les e-mails de ce site arrivent à votre adresse.',
    heading: 'L’envoi d’e-mails fonctionne',
    paragraphs: [
      `Cet e-mail de test a été envoyé depuis les paramètres d’e-mail de ${site}. Vous n’avez rien à faire.`,
    ],
  },
});
