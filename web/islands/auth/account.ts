import { deletionRules, emailRules, passwordRules, profileRules } from '../../logic/auth.ts';
import {
  askForEmailLetter,
  changePassword,
  deleteAccount,
  saveProfile,
} from '../../api/account.ts';
import { showToast } from '../../stores/toast.ts';
import type { ToastName } from '../../logic/toast.ts';
import { joinForm } from '../form/form.ts';

/* The forms of the account page: each by itself, with an outcome of its own. */

/** Tells how it went, and stays. */
const tell = (name: ToastName) => () => {
  showToast(name);
  return undefined;
};

joinForm('profile', { rules: profileRules, send: saveProfile, done: tell('accountSaved') });
joinForm('email', { rules: emailRules, send: askForEmailLetter, done: tell('emailLetterSent') });
joinForm('password', {
  rules: passwordRules,
  send: changePassword,
  done: tell('passwordChanged'),
});
joinForm('deletion', {
  rules: deletionRules,
  send: deleteAccount,
  done: () => {
    showToast('accountDeleted');
    return '/';
  },
});
