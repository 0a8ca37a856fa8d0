import { confirmEmail } from '../../stores/auth.ts';
import { $member } from '../../stores/member.ts';
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
