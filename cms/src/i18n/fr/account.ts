import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  emailByAdministrators:
    'Les adresses e-mail se modifient sous Paramètres → Comptes, par un administrateur.',
  invitationOver:
    'Cette invitation n’est plus valable : elle a déjà servi, a été remplacée ou date de plus de sept jours. Demandez à l’administrateur de la renvoyer.',
  passwordLinkOver:
    'Ce lien a déjà servi ou a expiré. Pour en recevoir un nouveau, choisissez « Mot de passe oublié ? » sur la page de connexion.',
  moreRights:
    'Vous ne pouvez pas donner des droits que vous n’avez pas vous-même, ni modifier un rôle ou un compte qui en a davantage que vous.',
};
