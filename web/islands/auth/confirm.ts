import { $member, confirmEmail } from '../../stores/auth.ts';
import { showToast } from '../../stores/toast.ts';
import { joinForm } from '../form/form.ts';

joinForm('confirm', {
  rules: {},
  send: confirmEmail,
  done: () => {
    showToast('emailConfirmed');
    return $member.get() ? '/dashboard/account' : '/login';
  },
});
