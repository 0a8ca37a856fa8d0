import { logOut } from '../../api/account.ts';
import { endSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toast.ts';
import { useForm } from '../form/useForm.ts';

interface Props {
  text: string;
  /** `line` as a button on a page. In the header, the default keeps this prop out of every page’s HTML. */
  variant?: 'link' | 'line';
}

const variants = {
  link: 'nav-link',
  line: 'text-ink ring-ink inline-flex min-h-12 items-center justify-center rounded-full px-6 py-2 leading-tight font-bold ring-2 ring-inset',
};

/** A form and not a link, because logging out changes something (behavior P2). */
export function LogoutForm({ text, variant = 'link' }: Props) {
  const form = useForm({
    name: `logout-${variant}`,
    rules: {},
    send: logOut,
    onSuccess: () => {
      endSession();
      showToast('loggedOut');
      return '/';
    },
    onFailure: () => showToast('logoutFailed'),
  });

  return (
    <form {...form.props} method="post" action="/logout">
      <button
        type="submit"
        disabled={form.isPending}
        className={`cursor-pointer disabled:cursor-wait disabled:opacity-80 ${variants[variant]}`}
      >
        {text}
      </button>
    </form>
  );
}
