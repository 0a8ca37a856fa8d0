import { loginRules } from '../../logic/auth.ts';
import { nextAfterLogin } from '../../logic/next.ts';
import { logIn } from '../../stores/auth.ts';
import { showToast } from '../../stores/toast.ts';
import { joinForm } from '../form/form.ts';

joinForm('login', {
  rules: loginRules,
  send: logIn,
  done: () => {
    showToast('loggedIn');
    return nextAfterLogin(new URLSearchParams(location.search).get('next'));
  },
});
