import { isLanguage } from '#contract/language';
import { inMinutes, type Refusal } from '../../logic/form.ts';
import type { FormState } from '../../stores/form.ts';
import { fieldsOf } from './fields.ts';

/* Shows where a form stands. The page holds all words, the state only says which: both languages fit. */

export function showForm(form: HTMLFormElement, state: FormState): void {
  for (const { name, field, control } of fieldsOf(form)) {
    const problem = state.problems[name] ?? state.refused[name];
    control.setAttribute('aria-invalid', String(problem !== undefined));
    show(field, 'problem', problem && [problem]);
  }
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-submit]'))
    button.disabled = state.isPending;
  showRefusal(form, state.refusal);
}

function showRefusal(form: HTMLFormElement, refusal: Refusal | undefined): void {
  if (!refusal) return show(form, 'alert', undefined);
  const { code, message, wait } = refusal;
  const { lang } = document.documentElement;
  if (code === 'too-many-requests' && wait !== undefined && isLanguage(lang))
    return show(form, 'alert', ['wait'], inMinutes(wait, lang));
  return show(form, 'alert', message ? [code, 'other'] : [code, 'failed'], message);
}

/** Lays the words for the first of some codes that has any into their place, or takes away what stands there. */
function show(
  within: HTMLElement,
  kind: 'problem' | 'alert',
  codes: readonly string[] | undefined,
  given = '',
): void {
  const place = within.querySelector<HTMLElement>(`[data-${kind}]`);
  const words = within.querySelector<HTMLTemplateElement>(`template[data-${kind}s]`)?.content;
  if (!place || !words) return;
  const said = codes?.[0];
  // What stands there already is not said once more.
  if (said !== undefined && place.dataset['said'] === said) return;
  delete place.dataset['said'];
  place.replaceChildren();
  if (!codes) return;
  const found = codes.map((code) => words.querySelector(`[data-code="${CSS.escape(code)}"]`));
  const shown = (found.find(Boolean) ?? words.firstElementChild)?.cloneNode(true);
  if (!(shown instanceof Element)) return;
  const sentence = shown.querySelector('[data-sentence]');
  if (sentence) sentence.textContent = (sentence.textContent ?? '').replace('%', () => given);
  place.append(shown);
  place.dataset['said'] = said ?? '';
}
