import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  emailNeedsPassword:
    'Pour changer d’adresse e-mail, saisissez aussi ici votre mot de passe actuel, puis deux fois un nouveau en dessous. Vous pouvez garder le même.',
  moreRights:
    'Vous ne pouvez pas donner des droits que vous n’avez pas vous-même, ni modifier un rôle ou un compte qui en a plus.',
};
