/* The search box works by itself; here it only keeps a blank search at home (SPEC §5). */

document.addEventListener(
  'submit',
  (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches('[data-search]'))
      return;
    const box = event.target.elements.namedItem('q');
    if (!(box instanceof HTMLInputElement)) return;
    box.value = box.value.trim();
    if (box.value === '') event.preventDefault();
  },
  { capture: true },
);
