import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  emailByAdministrators:
    'Seul un administrateur peut modifier les adresses e-mail, sous Paramètres → Comptes.',
  invitationOver:
    'Cette invitation n’est plus valable : elle a déjà servi, a été remplacée ou date de plus de sept jours. Demandez à l’administrateur de la renvoyer.',
  passwordLinkOver:
    'Ce lien n’est plus valable : il a expiré, a déjà servi ou a été remplacé. Pour en recevoir un nouveau, choisissez « Mot de passe oublié ? » sur la page de connexion.',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  moreRights:
    'Vous ne pouvez pas donner des droits que vous n’avez pas vous-même, ni modifier un rôle ou un compte qui en a davantage que vous.',
};
