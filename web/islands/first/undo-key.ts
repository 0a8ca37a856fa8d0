import { $restored } from '../../stores/restored.ts';

// By the keys that everybody knows, from wherever the keyboard is but from where something is being written.
document.addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'z' || shiftKey || altKey || ctrlKey === metaKey) return;
  if (target instanceof Element && target.matches('input, textarea, select')) return;
  const undo = document.getElementById('undo');
  if (!undo) return;
  event.preventDefault();
  undo.click();
});

// The next page comes with what is back.
document.addEventListener('astro:after-swap', () => $restored.set(undefined));
