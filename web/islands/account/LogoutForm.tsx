import { navigate } from 'astro:transitions/client';
import { useState, type SubmitEvent } from 'react';
import { logOut } from '../../api/account.ts';
import { leave } from '../../stores/session.ts';
import { showToast } from '../../stores/toast.ts';

interface Props {
  text: string;
  /** As it looks in the header, or as a button of a page. */
  look?: 'link' | 'line';
}

const looks = {
  link: 'nav-link',
  line: 'text-ink ring-ink inline-flex min-h-12 items-center justify-center rounded-full px-6 py-2 leading-tight font-bold ring-2 ring-inset',
};

/** Logging out changes something, so it is no link (behavior P2). */
export function LogoutForm({ text, look = 'line' }: Props) {
  const [isPending, setPending] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      await logOut();
      leave();
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
        className={`cursor-pointer disabled:cursor-wait disabled:opacity-80 ${looks[look]}`}
      >
        {text}
      </button>
    </form>
  );
}
