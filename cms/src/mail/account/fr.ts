import type { AccountTexts } from './en.ts';

export const fr: AccountTexts = (site, contact) => ({
  password: {
    subject: `Un nouveau mot de passe pour ${site}`,
    preheader: 'Le lien fonctionne une seule fois, pendant une heure.',
    heading: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte : vous, sans doute. Le bouton mène à la page où le choisir. Il fonctionne une seule fois, pendant une heure.',
      'Si ce n’était pas vous, vous n’avez rien à faire. Votre mot de passe reste le même.',
    ],
    button: 'Choisir un mot de passe',
  },
  email: {
    subject: `Confirmez votre adresse e-mail pour ${site}`,
    preheader: 'Le lien fonctionne une seule fois, pendant une heure.',
    heading: 'Cette adresse est-elle la vôtre ?',
    paragraphs: [
      `Vous avez demandé à utiliser cette adresse pour votre compte ${site}. Le bouton confirme qu’elle est bien la vôtre. Il fonctionne une seule fois, pendant une heure.`,
      'Si ce n’était pas vous, supprimez cet e-mail. Rien ne change.',
    ],
    button: 'Confirmer cette adresse',
  },
  taken: {
    subject: `Vous avez déjà un compte ${site}`,
    preheader: 'Rien n’a changé.',
    heading: 'Cette adresse a déjà un compte',
    paragraphs: [
      `Quelqu’un a demandé à utiliser cette adresse pour un autre compte ${site}. Elle appartient au vôtre : rien n’a donc changé.`,
      'Si c’était vous, connectez-vous avec cette adresse, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.',
    ],
    button: 'Se connecter',
  },
  changed: {
    subject: `Votre adresse e-mail pour ${site} a changé`,
    preheader: 'Désormais, vous vous connectez avec la nouvelle.',
    heading: 'Votre adresse e-mail a changé',
    paragraphs: [
      `Votre compte ${site} a désormais une autre adresse e-mail. C’est avec elle que vous vous connectez, et c’est là que vont nos e-mails.`,
      `Si ce n’était pas vous, écrivez-nous sans attendre : ${contact}`,
    ],
  },
});
