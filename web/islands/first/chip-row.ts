/* On phones, chips are in one row to swipe (the utility chip-row). The chosen one starts in its middle. */

function showChosen(): void {
  const row = document.querySelector('.chip-row');
  const chosen = row?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (row && chosen)
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}

showChosen();
document.addEventListener('astro:after-swap', showChosen);
