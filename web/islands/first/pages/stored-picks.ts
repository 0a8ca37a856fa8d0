import { $picks, setPicked } from '../../../stores/picks.ts';

/* Cards ticked before the island of printable cards is awake count at once: the next page may come before it. */

const asleep = 'astro-island[ssr] input[name=ids]';

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(asleep))
    setPicked([Number(target.value)], target.checked);
});

document.addEventListener('astro:page-load', () => {
  const ticked = document.querySelectorAll<HTMLInputElement>(`${asleep}:checked`);
  setPicked(
    Array.from(ticked, ({ value }) => Number(value)),
    true,
  );
  // Picks of other pages show by themselves: they wake the island (directives/intent.ts).
  if ($picks.get().length > 0) document.dispatchEvent(new Event('intent'));
});
