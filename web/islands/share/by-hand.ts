/** Shows a text, selected, for the visitor to copy by hand. */
export function offerByHand(text: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#share');
  const field = dialog?.querySelector('textarea');
  if (!dialog || !field) return;
  field.value = text;
  if (!dialog.open) dialog.showModal();
  field.focus();
  field.select();
}
