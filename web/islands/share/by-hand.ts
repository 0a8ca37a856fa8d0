/** Shows a text, selected, for the visitor to copy by hand. The dialog leaves the page when it is closed. */
export function offerByHand(text: string): void {
  const template = document.querySelector<HTMLTemplateElement>('#share');
  const dialog = template?.content.querySelector('dialog')?.cloneNode(true);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const field = dialog.querySelector('textarea');
  if (!field) return;
  document.body.append(dialog);
  field.value = text;
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    // The dialog itself is hit only beside what it holds.
    if (target === dialog) dialog.close();
  });
  dialog.showModal();
  field.focus();
  field.select();
}
