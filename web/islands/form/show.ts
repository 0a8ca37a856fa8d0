import { isLanguage } from '#contract/language';
import { inMinutes, type Refusal } from '../../logic/form.ts';
import type { FormState } from '../../stores/form.ts';
import { fieldsOf } from './fields.ts';

/* Shows where a form stands. The page holds all words, the state only says which: both languages fit. */

export function showForm(
  form: HTMLFormElement,
  { isPending, problems, refused, refusal }: FormState,
): void {
  for (const { name, field, control } of fieldsOf(form)) {
    const problem = problems[name] ?? refused[name];
    control.setAttribute('aria-invalid', String(problem !== undefined));
    showOne(field, 'problem', problem);
  }
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-submit]'))
    button.disabled = isPending;
  const box = form.querySelector<HTMLElement>('[data-refusal-box]');
  if (!box) return;
  box.hidden = !refusal;
  if (refusal) showRefusal(box, refusal);
}

function showRefusal(box: HTMLElement, { code, message, wait }: Refusal): void {
  const { lang } = document.documentElement;
  const isTimed = code === 'too-many-requests' && wait !== undefined && isLanguage(lang);
  const shown = showOne(box, 'refusal', isTimed ? 'wait' : code, message ? 'other' : 'failed');
  if (isTimed && shown)
    shown.textContent = (shown.dataset['words'] ?? '').replace('%', inMinutes(wait, lang));
  else if (shown?.dataset['refusal'] === 'other') shown.textContent = message ?? '';
}

/** Of all sentences of a kind, shows the one for a code alone; where there is none, the one for `fallback` or the first. */
function showOne(
  within: HTMLElement,
  kind: 'problem' | 'refusal',
  code: string | undefined,
  fallback?: string,
): HTMLElement | undefined {
  const all = [...within.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
  const named = (name: string | undefined) => all.find((each) => each.dataset[kind] === name);
  const shown = code === undefined ? undefined : (named(code) ?? named(fallback) ?? all[0]);
  for (const each of all) each.hidden = each !== shown;
  return shown;
}
