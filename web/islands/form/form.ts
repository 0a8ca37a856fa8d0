import { navigate } from 'astro:transitions/client';
import { problemsIn, type Rules, type Values } from '../../logic/form.ts';
import { dropDraft, keepDraft, readDraft } from '../../stores/draft.ts';
import { $forms, forgetForms, markWrong, sendForm, untouched } from '../../stores/form.ts';
import { askWhoIsThere } from '../../stores/member.ts';
import { isOthers, readerHere } from '../auth/reader.ts';
import { clearPasswords, fieldsOf, fill, openValuesOf, valuesOf } from './fields.ts';
import './reveal.ts';
import { showForm } from './show.ts';

/* What every form does (SPEC §4 and §5): looks at its fields on submit and then at each change, sends itself
   once, and shows what comes of it. A page's own script joins its form with `joinForm`. */

export interface Joining {
  rules: Rules;
  /** The call that the form makes. Raises `CallFailure`. */
  send: (values: Values) => Promise<unknown>;
  /** What follows: toasts and the like. Out: the path to go on to, where there is one. */
  done: (answer: unknown, values: Values) => string | undefined;
}

const joined = new Map<string, Joining>();

/** Takes over the form `data-form={name}`, on this page and on each that follows. */
export function joinForm(name: string, joining: Joining): void {
  joined.set(name, joining);
  takeOver();
}

const formNamed = (name: string) =>
  document.querySelector<HTMLFormElement>(`form[data-form="${name}"]`);

/** The joined form that an event is about. */
function joinedAt(target: EventTarget | null) {
  const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-form]');
  const name = (form && form.dataset['form']) || '';
  const joining = joined.get(name);
  return form && joining ? { form, name, joining } : undefined;
}

/** On each page: no bubbles of the browser's own, what was typed before, and where things stand. */
function takeOver(): void {
  for (const name of joined.keys()) {
    const form = formNamed(name);
    if (!form) continue;
    form.noValidate = true;
    if ($forms.get()[name]) show(name);
    else {
      fill(form, readDraft(readerHere(), name));
      dropDraft(readerHere(), name);
    }
  }
}

function show(name: string): void {
  const form = formNamed(name);
  if (form) showForm(form, $forms.get()[name] ?? untouched);
}

async function submit(name: string, form: HTMLFormElement, joining: Joining): Promise<void> {
  // What one member typed is not to be done to another.
  if (isOthers()) await askWhoIsThere();
  if (isOthers()) return tellEnded(name, form);
  const values = valuesOf(form);
  const problems = problemsIn(joining.rules, values);
  if (Object.keys(problems).length > 0) {
    markWrong(name, problems);
    focusWrong(name);
    return;
  }
  const button = document.activeElement;
  const sent = await sendForm(name, () => joining.send(values));
  if (!sent) {
    showRefused(name, button);
    return;
  }
  const shown = formNamed(name);
  if (shown) clearPasswords(shown);
  const next = joining.done(sent.answer, values);
  // Whoever has gone elsewhere meanwhile is not brought back.
  if (next !== undefined && shown) await navigate(next);
  else restoreFocus(button);
}

/** Its reader is no longer there (auth/over.ts): what is typed is kept, and can be sent after logging in. */
function tellEnded(name: string, form: HTMLFormElement): void {
  $forms.setKey(name, { ...untouched, refusal: { code: 'unauthorized' } });
  keepDraft(readerHere(), name, openValuesOf(form));
}

function showRefused(name: string, button: Element | null): void {
  const form = formNamed(name);
  if (form && $forms.get()[name]?.refusal?.code === 'unauthorized')
    keepDraft(readerHere(), name, openValuesOf(form));
  if (!focusWrong(name)) restoreFocus(button);
}

/** Goes to the first field in which something is wrong; false where there is none. */
function focusWrong(name: string): boolean {
  const form = formNamed(name);
  const wrong = form && fieldsOf(form).find(({ control }) => control.ariaInvalid === 'true');
  wrong?.control.focus();
  return Boolean(wrong);
}

/** A button that could not be pressed for a while has lost the focus. */
function restoreFocus(button: Element | null): void {
  if (document.activeElement === document.body && button instanceof HTMLElement)
    button.focus({ preventScroll: true });
}

$forms.listen((_states, _before, name) => {
  if (name !== undefined) show(name);
});
document.addEventListener('astro:page-load', takeOver);
document.addEventListener('astro:before-swap', ({ from, to }) => {
  // Another language is the same page.
  if (from.pathname !== to.pathname) forgetForms();
});

// Before the router's own listener, which leaves a prevented submission alone.
document.addEventListener(
  'submit',
  (event) => {
    const found = joinedAt(event.target);
    if (!found) return;
    event.preventDefault();
    if ($forms.get()[found.name]?.isPending) return;
    void submit(found.name, found.form, found.joining);
  },
  { capture: true },
);

// Once a form was sent, each change tells whether something is still wrong (SPEC §5).
document.addEventListener('input', ({ target }) => {
  const found = joinedAt(target);
  const state = found && $forms.get()[found.name];
  if (!found || !state || state.isPending) return;
  const changed = target instanceof Element ? target.getAttribute('name') : null;
  const refused = Object.entries(state.refused).filter(([name]) => name !== changed);
  const problems = problemsIn(found.joining.rules, valuesOf(found.form));
  $forms.setKey(found.name, { ...state, problems, refused: Object.fromEntries(refused) });
  if (state.refusal?.code === 'unauthorized')
    keepDraft(readerHere(), found.name, openValuesOf(found.form));
});

document.addEventListener('session-ended', ({ target }) => {
  const found = joinedAt(target);
  if (found && !$forms.get()[found.name]?.isPending) tellEnded(found.name, found.form);
});
