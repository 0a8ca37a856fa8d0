import { registerRules } from '../../logic/auth.ts';
import { nextAfterLogin } from '../../logic/next.ts';
import { register } from '../../stores/auth.ts';
import { showToast } from '../../stores/toast.ts';
import { joinForm } from '../form/form.ts';

joinForm('register', {
  rules: registerRules,
  send: register,
  done: () => {
    showToast('registered');
    return nextAfterLogin(new URLSearchParams(location.search).get('next'));
  },
});
