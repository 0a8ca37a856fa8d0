import { $picks, setPicked } from '../../stores/picks.ts';

/* Cards are picked over many pages. Without JavaScript the form sends those of one page. */

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-pick] [name="ids"]')];
const idOf = (box: HTMLInputElement) => Number(box.value);

function show(): void {
  const picks = $picks.get();
  for (const box of boxes()) box.checked = picks.includes(idOf(box));
  const count = document.querySelector('[data-pick-count]');
  if (count) count.textContent = String(picks.length);
  const make = document.querySelector<HTMLButtonElement>('[data-pick-make]');
  if (make) make.disabled = picks.length === 0;
}

$picks.listen(show);
document.addEventListener('astro:page-load', show);
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest('[data-pick]'))
    setPicked([idOf(target)], target.checked);
  show();
});
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-pick-do]') : null;
  if (button?.dataset['pickDo'] === 'all') setPicked(boxes().map(idOf), true);
  if (button?.dataset['pickDo'] === 'clear') setPicked($picks.get(), false);
});
document.addEventListener('formdata', ({ target, formData }) => {
  if (target instanceof Element && target.matches('[data-pick]'))
    formData.set('ids', $picks.get().join());
});
