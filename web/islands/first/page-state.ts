type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = () => [...document.querySelectorAll<Field>('input[id], select[id], textarea[id]')];
const opened = () => [
  ...document.querySelectorAll('[id][aria-expanded="true"]:not([aria-haspopup])'),
];

/** Remembers input, open menus, the focus and the scroll position. Returns a function that restores them. */
export function savePageState(): () => void {
  const [left, top] = [scrollX, scrollY];
  const focus = document.activeElement;
  const typed = fields();
  const open = opened();

  return () => {
    const added = fields();
    for (const before of typed) {
      const field = added.find(({ id }) => id === before.id);
      if (!field) continue;
      field.value = before.value;
      // Checkboxes, selects and email fields have no selection.
      if ('selectionStart' in before && before.selectionStart !== null && 'selectionStart' in field)
        field.setSelectionRange(before.selectionStart, before.selectionEnd);
    }
    for (const { id } of open) document.getElementById(id)?.setAttribute('aria-expanded', 'true');
    if (focus?.id) document.getElementById(focus.id)?.focus({ preventScroll: true });
    scrollTo({ left, top, behavior: 'instant' });
  };
}
