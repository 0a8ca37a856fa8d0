import { forgottenRules } from '../../logic/auth.ts';
import { askForPasswordLetter } from '../../stores/auth.ts';
import { joinForm } from '../form/form.ts';

joinForm('forgotten', {
  rules: forgottenRules,
  send: askForPasswordLetter,
  done: () => '/forgot-password?sent=1',
});
