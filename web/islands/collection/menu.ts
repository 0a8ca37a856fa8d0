import { newCollectionPath } from '../../logic/collection.ts';
import { addTo, listChoices, refusedBy, type Choice } from '../../api/collection.ts';
import { showToast } from '../../stores/toast.ts';
import { cardAround, idAt, versionsOn } from '../affirmation/card.ts';

/* The menu of a save button: the member's collections, fetched anew each time it opens. */

/** Opens the menu beside a button, for the affirmation that it stands with. */
export function openMenu(button: HTMLButtonElement): void {
  // Pressed twice, before this code had come.
  if (button.popoverTargetElement) return;
  const menu = newMenu();
  const card = cardAround(button);
  if (!menu || !card) return;
  write(menu, '[data-save-text]', versionsOn(card)[0]?.text ?? '');
  const affirmation = idAt(button);
  menu
    .querySelector('[data-save-new]')
    ?.setAttribute(
      'href',
      newCollectionPath({ affirmation, next: location.pathname + location.search }),
    );
  menu
    .querySelector('[data-save-again]')
    ?.addEventListener('click', () => void fill(menu, affirmation));
  menu.addEventListener('toggle', ({ newState }) => {
    button.ariaExpanded = String(newState === 'open');
    if (newState === 'open') return;
    menu.remove();
    button.popoverTargetElement = null;
  });
  document.body.append(menu);
  button.popoverTargetElement = menu;
  menu.showPopover({ source: button });
  menu.focus({ preventScroll: true });
  void fill(menu, affirmation);
}

function newMenu(): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>('#save-menu');
  const menu = template && document.importNode(template.content, true).querySelector('#save');
  return menu instanceof HTMLElement ? menu : null;
}

async function fill(menu: HTMLElement, affirmation: number): Promise<void> {
  menu.dataset['state'] = 'loading';
  const answer = await listChoices().catch((error: unknown) =>
    refusedBy(error).status === 401 ? 'ended' : 'failed',
  );
  if (!menu.isConnected) return;
  const list = menu.querySelector('[data-save-list]');
  const isList = typeof answer !== 'string';
  list?.replaceChildren(
    ...(isList ? answer : []).flatMap((choice) => toRow(menu, choice, affirmation)),
  );
  menu.dataset['state'] = isList ? (answer.length > 0 ? 'list' : 'none') : answer;
  // Whoever waits for them goes on from the first.
  if (document.activeElement === menu)
    list?.querySelector('button')?.focus({ preventScroll: true });
}

function toRow(menu: HTMLElement, { id, name }: Choice, affirmation: number): Node[] {
  const template = menu.querySelector('template');
  const row = template && document.importNode(template.content, true);
  const button = row?.querySelector('button');
  if (!row || !button) return [];
  write(row, '[data-save-name]', name);
  button.addEventListener('click', () => void save(menu, button, id, affirmation));
  return [row];
}

/** Saves once; all collections wait meanwhile, and none of them loses the focus. */
async function save(
  menu: HTMLElement,
  button: HTMLElement,
  collection: number,
  affirmation: number,
): Promise<void> {
  const all = [...menu.querySelectorAll('[data-save-list] button')];
  if (all.some(({ ariaDisabled }) => ariaDisabled === 'true')) return;
  for (const each of all) each.ariaDisabled = 'true';
  button.toggleAttribute('data-saving', true);
  const failure = await addTo(collection, affirmation);
  button.toggleAttribute('data-saving', false);
  for (const each of all) each.ariaDisabled = null;
  if (failure === 'sessionEnded') {
    menu.dataset['state'] = 'ended';
    return menu.focus();
  }
  if (!failure && menu.isConnected) menu.hidePopover();
  showToast(failure ?? 'itemAdded');
  // Deleted in another tab: the list shows what there still is.
  if (failure !== 'gone') return;
  menu.focus({ preventScroll: true });
  void fill(menu, affirmation);
}

function write(within: ParentNode, selector: string, text: string): void {
  const element = within.querySelector(selector);
  if (element) element.textContent = text;
}
