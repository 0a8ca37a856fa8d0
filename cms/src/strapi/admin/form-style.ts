const panel = 'aside[aria-labelledby="additional-information"]';

/** The header of a form that is saved there, such as the profile. Strapi wraps it, except on phones. */
const header = '[data-strapi-header]:has(button[type="submit"])';
const headerOfForm = `main form > :is(${header}, :has(> div > [data-strapi-header] button[type="submit"]))`;

/** Keeps the buttons of a form in sight while it scrolls: those of an entry are above the other panels beside it. */
export function keepActionsInSight(): void {
  const style = document.createElement('style');
  // In a narrow window, the buttons of an entry are in a bar of their own, and the panels in a drawer. In a wide one, Strapi
  // itself keeps the headers of other forms in sight. On a phone, the title and the button would fill two lines of it.
  style.textContent = `@media (min-width: 1080px) {
    form div:has(> ${panel}) { flex: 1; }
    form div > ${panel}:first-child { position: sticky; top: 0; z-index: 2; min-height: 10.2rem; }
  }
  @media (max-width: 1079px) {
    ${headerOfForm} { position: sticky; top: 0; z-index: 2; }
    ${headerOfForm} ~ * :is(input, button) { scroll-margin-top: 8rem; }
  }
  @media (max-width: 767px) {
    ${header} > div { flex-flow: row wrap; align-items: center; justify-content: space-between; }
    ${header} a { flex: 0 0 100%; }
    ${header} h1 + p { order: 1; flex: 0 0 100%; }
    ${header} h1 { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
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

/** Hides “Clear” beside Strapi's yes/no inputs, which would leave them with neither. Checkboxes are buttons with a role. */
export function hideClearButtons(): void {
  const style = document.createElement('style');
  style.textContent =
    'div:has(+ div > input[type="checkbox"]) > button:not([role]) { display: none; }';
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
