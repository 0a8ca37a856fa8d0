import { resetRules } from '../../logic/auth.ts';
import { resetPassword } from '../../stores/auth.ts';
import { showToast } from '../../stores/toast.ts';
import { joinForm } from '../form/form.ts';

joinForm('reset', {
  rules: resetRules,
  send: resetPassword,
  done: () => {
    showToast('passwordReset');
    return '/login';
  },
});
