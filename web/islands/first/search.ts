/* The search box works by itself; here it only keeps a blank search at home (behavior P3). */

document.addEventListener(
  'submit',
  (event) => {
    if (!(event.target instanceof Element)) return;
    const box = event.target.querySelector<HTMLInputElement>('input[name=q]');
    if (!box) return;
    box.value = box.value.trim();
    if (!box.value) event.preventDefault();
  },
  { capture: true },
);
