/** The form of a role: what it may do with content, in rows with a column for each action. */
const tab = '[aria-controls$="-content-collectionTypes"]';
const tabs = `[role="tablist"]:has(${tab})`;
const table = '[role="tabpanel"][aria-labelledby$="-trigger-collectionTypes"]';
/** A content type's row. Its second part is the button for conditions, at its end. */
const row = `${table} div:has(> div > div > [role="button"][title])`;
const contentType = `${table} div:has(> div > div > div > [role="button"][title])`;
const firstCell = `${table} div:has(> [title])`;
const cellsOfField = `${table} div:has(> div > [title]:not([role]))`;

/**
 * Makes room for the buttons and labels in the form of a role, which Strapi has measured for English and wide windows. In
 * narrow ones, the columns scroll beside the names.
 */
export function fitRoles(): void {
  const style = document.createElement('style');
  style.textContent = `
    ${row} > div + div button > [aria-hidden] { display: none; }
    @media (max-width: 1079px) {
      ${table} { overflow-x: auto; }
      ${contentType} { min-width: max-content; }
      ${row} { min-width: 93rem; }
      ${firstCell} { position: sticky; left: 0; z-index: 2; background: inherit; }
      ${cellsOfField} { background: inherit; }
    }
    @media (max-width: 767px) {
      ${tabs} > [role="tab"] { min-width: 0; padding-inline: 0.8rem; }
      ${tabs} > [role="tab"] > span { font-size: 1.4rem; }
      form:has(${tab}) div:has(> button:disabled) { flex-wrap: wrap; gap: 1.2rem; }
    }`;
  document.head.append(style);
}
