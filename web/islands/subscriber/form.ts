/* The newsletter form (SPEC §4 and §5). The page holds the texts, the store the state: both languages fit. */
import { isEmailAddress } from '#contract/email';
import { $subscription, subscribe, type Subscription } from '../../stores/subscriber.ts';
import { showToast } from '../../stores/toast.ts';

const part = () => document.querySelector<HTMLElement>('[data-newsletter]');
const field = () => document.querySelector<HTMLInputElement>('[data-newsletter] input');
const button = () => document.querySelector<HTMLButtonElement>('[data-newsletter] button');

/** Whether each change is looked at: from the first wrong submission on. */
let isWatched = false;

/** Shows where things stand, on this page or on the one that took its place. */
function show(): void {
  const state = $subscription.get();
  const form = field()?.form;
  if (!form) return;
  form.noValidate = true;
  part()?.toggleAttribute('data-done', state === 'subscribed');
  for (const problem of form.querySelectorAll<HTMLElement>('[data-problem]'))
    problem.hidden = problem.dataset['problem'] !== state;
  field()?.setAttribute('aria-invalid', String(state === 'invalid'));
  const submit = button();
  if (submit) submit.disabled = state === 'submitting';
}

/** What comes of an answer besides what is shown: the toast, and the focus where it was lost. */
function conclude(state: Subscription, before: Subscription | undefined): void {
  if (before !== 'submitting') return;
  if (state === 'subscribed') {
    showToast('subscribed');
    document.querySelector<HTMLElement>('[data-thanks]')?.focus({ preventScroll: true });
  } else {
    if (state !== 'invalid') showToast('subscriptionFailed');
    if (document.activeElement === document.body) button()?.focus({ preventScroll: true });
  }
}

$subscription.listen((state, before) => {
  show();
  conclude(state, before);
});
document.addEventListener('astro:page-load', show);
show();

// Before the router's own listener, which leaves a prevented submission alone.
document.addEventListener(
  'submit',
  (event) => {
    const box = field();
    if (!box || event.target !== box.form) return;
    event.preventDefault();
    if ($subscription.get() === 'submitting') return;
    if (isEmailAddress(box.value)) return void subscribe(box.value.trim());
    isWatched = true;
    $subscription.set('invalid');
    box.focus();
  },
  { capture: true },
);

// Once it was wrong, each change tells whether it still is (SPEC §5).
document.addEventListener('input', ({ target }) => {
  const box = field();
  if (!box || target !== box || $subscription.get() === 'submitting') return;
  $subscription.set(isWatched && !isEmailAddress(box.value) ? 'invalid' : 'idle');
});
