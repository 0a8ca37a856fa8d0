/* The search form works without scripts; this trims what was typed and blocks a blank search (behavior P3). */

document.addEventListener(
  'submit',
  (event) => {
    const input =
      event.target instanceof Element &&
      event.target.querySelector<HTMLInputElement>('input[name=q]');
    if (!input) return;
    input.value = input.value.trim();
    if (!input.value) event.preventDefault();
  },
  true,
);
