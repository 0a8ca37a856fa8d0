import { Blocker, type StrapiApp } from '@strapi/strapi/admin';
import { addPart, changeForm } from './change-form.tsx';
import { changePage } from './change-page.ts';

/** Asks before somebody leaves a panel account without saving, as Strapi does in its other forms. */
export function askBeforeLeavingAccount(app: StrapiApp): void {
  changePage(app, ['settings/*', 'users/:id'], (page) => {
    const Account = () => changeForm(page(), (form) => addPart(form, <Blocker />));
    return Account;
  });
}
