import { $restored } from '../../stores/restored.ts';
import { canUndo } from '../../stores/toast.ts';

// By the keys that everybody knows, from wherever the keyboard is but from where something is being written.
document.addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'z' || shiftKey || altKey || ctrlKey === metaKey) return;
  if (target instanceof Element && target.matches('input, textarea, select')) return;
  if (!canUndo()) return;
  event.preventDefault();
  // Its code is for few, and comes when it is asked for.
  void import('../../stores/undo.ts').then(({ undo }) => undo());
});

// The next page comes with what is back.
document.addEventListener('astro:after-swap', () => $restored.set(undefined));
