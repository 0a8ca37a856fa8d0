/** What replaces the words of one of Strapi's dialogs; what is missing stays. */
export interface DialogWording {
  title?: string;
  text?: string;
  cancel?: string;
  confirm: string;
  /** Whether confirming loses something, so that the button is red. */
  isDangerous?: boolean;
}

/**
 * Replaces the words of Strapi's dialogs and hides their icons. Their red buttons get another color, unless something would
 * be lost. Translations can't replace the words, because many dialogs share the keys of “Confirmation,” “Cancel” and
 * “Confirm.”
 *
 * @param find Returns the words for a dialog with this text, if it's one to change.
 * @param color The color of the button that confirms.
 */
export function rewordDialogs(
  find: (text: string) => DialogWording | undefined,
  color: { background: string; hover: string },
): void {
  const style = document.createElement('style');
  style.textContent = `
    [data-reworded] svg { display: none; }
    [data-reworded='harmless'] footer button:last-of-type {
      border-color: ${color.background};
      background: ${color.background};
    }
    [data-reworded='harmless'] footer button:last-of-type:hover { background: ${color.hover}; }
    [data-reworded='harmless'] footer button:last-of-type span { color: #fff; }`;
  document.head.append(style);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const dialog = node instanceof Element && node.querySelector('[role="alertdialog"]');
      const wording = dialog && find(dialog.textContent);
      if (wording) reword(dialog, wording);
    }
  }).observe(document.body, { childList: true });
}

function reword(dialog: Element, wording: DialogWording): void {
  const { title, text, cancel, confirm, isDangerous } = wording;
  dialog.setAttribute('data-reworded', isDangerous ? 'dangerous' : 'harmless');
  const buttons = [...dialog.querySelectorAll('footer button span')];
  replaceText(dialog.querySelector('h2'), title);
  replaceText(dialog.querySelector('p'), text);
  replaceText(buttons.at(-1), confirm);
  if (buttons.length > 1) replaceText(buttons[0], cancel);
}

/** React keeps the text node. */
function replaceText(element: Element | null | undefined, text: string | undefined): void {
  const node = element?.firstChild;
  if (node instanceof Text && text !== undefined) node.data = text;
}
