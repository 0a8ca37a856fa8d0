import { navigate } from 'astro:transitions/client';
import { logOut } from '../../stores/auth.ts';
import { showToast } from '../../stores/toast.ts';

/* Logging out, from wherever its button stands (SPEC §2). */

async function leave(button: HTMLButtonElement | null): Promise<void> {
  if (button) button.disabled = true;
  try {
    await logOut();
    showToast('loggedOut');
    await navigate('/');
  } catch {
    showToast('logoutFailed');
    if (button) button.disabled = false;
  }
}

// Before the router's own listener, which leaves a prevented submission alone.
document.addEventListener(
  'submit',
  (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches('[data-logout]'))
      return;
    event.preventDefault();
    void leave(event.target.querySelector('button'));
  },
  { capture: true },
);
