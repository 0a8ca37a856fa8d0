import { $picks, setPicked } from '../../../stores/picks.ts';

/* Stores checked cards even before the island is hydrated, because the visitor may already go to the next page. */

const unhydratedCheckbox = 'astro-island[ssr] input[name=ids]';

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(unhydratedCheckbox))
    setPicked([Number(target.value)], target.checked);
});

document.addEventListener('astro:page-load', () => {
  const ticked = document.querySelectorAll<HTMLInputElement>(`${unhydratedCheckbox}:checked`);
  setPicked(
    Array.from(ticked, ({ value }) => Number(value)),
    true,
  );
  // Picks of other pages need to show immediately, so this hydrates the island (directives/intent.ts).
  if ($picks.get().length > 0) document.dispatchEvent(new Event('intent'));
});
