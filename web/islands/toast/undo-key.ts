/** Ctrl+Z or Cmd+Z undoes the shown toast's action, except in text fields. */
function undoByKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'z' || shiftKey || altKey || ctrlKey === metaKey) return;
  if (target instanceof Element && target.matches('input, textarea, select')) return;
  const undo = document.getElementById('undo');
  if (!undo) return;
  event.preventDefault();
  undo.click();
}

if (!import.meta.env.SSR) document.addEventListener('keydown', undoByKey);
