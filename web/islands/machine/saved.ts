import type { Drawn } from '../../logic/machine.ts';
import { $saved, fetchSaved, unsave } from '../../stores/saved.ts';
import { language, part } from './parts.ts';

/** Opens the list of what was saved at the machine, the latest first. */
export async function openSaved(): Promise<void> {
  const dialog = part('saved');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (!dialog.open) dialog.showModal();
  if ($saved.get().length > 0) dialog.dataset['state'] = 'loading';
  else return fit(dialog);

  const answers = await fetchSaved(language());
  part('list')?.replaceChildren(...answers.flatMap((each) => (each ? toRow(each) : [])));
  dialog.dataset['state'] = answers.includes(undefined) ? 'failed' : 'list';
  fit(dialog);
}

/** A row of the list, from the page's own template. */
function toRow({ id, text, lang }: Drawn): Node[] {
  const template = part('row');
  if (!(template instanceof HTMLTemplateElement)) return [];
  const row = document.importNode(template.content, true);
  const link = row.querySelector('a');
  const button = row.querySelector('button');
  if (!link || !button) return [];
  link.href = `/affirmations/${id}`;
  link.textContent = text;
  link.lang = lang;
  button.dataset['id'] = String(id);
  button.setAttribute('aria-label', `${button.textContent?.trim()} ${text}`);
  return [row];
}

/** Takes the row of a pressed button, and what it names, out of the list. The focus stays in the list. */
export function removeSaved(button: HTMLElement): void {
  unsave(Number(button.dataset['id']));
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  row?.remove();
  const dialog = part('saved');
  if (dialog) fit(dialog);
  (next?.querySelector('button') ?? dialog?.querySelector<HTMLElement>('form button'))?.focus();
}

function fit(dialog: HTMLElement): void {
  if ($saved.get().length === 0) dialog.dataset['state'] = 'empty';
}
