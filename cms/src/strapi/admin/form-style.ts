const panel = 'aside[aria-labelledby="additional-information"]';

/** Keeps the buttons of an entry in sight while its form scrolls, above the other panels beside it. */
export function keepActionsInSight(): void {
  const style = document.createElement('style');
  // In a narrow window, the buttons are in a bar of their own, and the panels in a drawer.
  style.textContent = `@media (min-width: 1080px) {
    form div:has(> ${panel}) { flex: 1; }
    form div > ${panel}:first-child { position: sticky; top: 0; z-index: 2; min-height: 10.2rem; }
  }`;
  document.head.append(style);
}

/** Grays out what can't be chosen in menus. Strapi leaves what deletes something red. */
export function grayDisabledItems(): void {
  const style = document.createElement('style');
  style.textContent =
    '[role="menuitem"][data-disabled] { filter: grayscale(1); opacity: 0.6; cursor: not-allowed; }';
  document.head.append(style);
}

/** Hides “Clear” beside Strapi's yes/no inputs, which would leave them with neither. */
export function hideClearButtons(): void {
  const style = document.createElement('style');
  style.textContent = 'div:has(+ div > input[type="checkbox"]) > button { display: none; }';
  document.head.append(style);
}

/** Shows six options of Strapi's selects, which show four and don't say that there are more. */
export function showMoreOptions(): void {
  const style = document.createElement('style');
  style.textContent = 'body [role="listbox"] { max-height: 24rem; }';
  document.head.append(style);
}

/** Marks an action of an entry that Strapi’s hint about the keys for saving isn’t true for. */
export const withoutSavingHint = { 'data-without-saving-hint': '' };

/** Hides Strapi's hint about the keys for saving from actions that do something else. */
export function hideWrongHints(): void {
  const style = document.createElement('style');
  style.textContent = `body:has(button:is(:hover, :focus-visible) [data-without-saving-hint])
    [data-radix-popper-content-wrapper]:has([role="tooltip"]) { display: none; }`;
  document.head.append(style);
}
