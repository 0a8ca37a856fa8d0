type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = () => document.querySelectorAll<Field>('input[id], select[id], textarea[id]');
const opened = () => document.querySelectorAll('[id][aria-expanded="true"]:not([aria-haspopup])');

/** Keeps what was typed, what was open, the focus and the scroll; the answer puts them onto the new page. */
export function keepPlace(): () => void {
  const [left, top] = [scrollX, scrollY];
  const focus = document.activeElement?.id;
  const typed = [...fields()].map((field) => ({
    id: field.id,
    value: field.value,
    marked: field instanceof HTMLSelectElement ? null : field.selectionStart,
    markedTo: field instanceof HTMLSelectElement ? null : field.selectionEnd,
  }));
  const open = [...opened()].map(({ id }) => id);

  return () => {
    for (const { id, value, marked, markedTo } of typed) {
      const field = [...fields()].find((each) => each.id === id);
      if (!field) continue;
      field.value = value;
      if (marked !== null && !(field instanceof HTMLSelectElement))
        field.setSelectionRange(marked, markedTo);
    }
    for (const id of open) document.getElementById(id)?.setAttribute('aria-expanded', 'true');
    if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
    scrollTo({ left, top, behavior: 'instant' });
  };
}
