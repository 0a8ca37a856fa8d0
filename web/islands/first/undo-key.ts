/* Ctrl+Z or Cmd+Z undoes the shown toast's action, except in text fields. */

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey } = event;
  const undo = document.getElementById('undo');
  if (!undo || key !== 'z' || ctrlKey === metaKey || document.querySelector(':focus:read-write'))
    return;
  event.preventDefault();
  undo.click();
});
