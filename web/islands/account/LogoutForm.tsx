import { navigate } from 'astro:transitions/client';
import { useState, type SubmitEvent } from 'react';
import { logOut } from '../../api/account.ts';
import { endSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toast.ts';

interface Props {
  text: string;
  /** `link` in the header, `line` as a button on a page. */
  variant?: 'link' | 'line';
}

const variants = {
  link: 'nav-link',
  line: 'text-ink ring-ink inline-flex min-h-12 items-center justify-center rounded-full px-6 py-2 leading-tight font-bold ring-2 ring-inset',
};

/** A form and not a link, because logging out changes something (behavior P2). */
export function LogoutForm({ text, variant = 'line' }: Props) {
  const [isPending, setPending] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      await logOut();
      endSession();
      showToast('loggedOut');
      await navigate('/');
    } catch {
      showToast('logoutFailed');
    } finally {
      setPending(false);
    }
  }

  return (
    <form method="post" action="/logout" onSubmit={(event) => void submit(event)}>
      <button
        type="submit"
        disabled={isPending}
        className={`cursor-pointer disabled:cursor-wait disabled:opacity-80 ${variants[variant]}`}
      >
        {text}
      </button>
    </form>
  );
}
