import { confirmEmail } from '../../stores/auth.ts';
import { showToast } from '../../stores/toast.ts';
import { joinForm } from '../form/form.ts';

joinForm('confirm', {
  rules: {},
  send: confirmEmail,
  done: () => {
    showToast('emailConfirmed');
    // The server may not have said yet who is there.
    return 'member' in document.documentElement.dataset ? '/dashboard/account' : '/login';
  },
});
