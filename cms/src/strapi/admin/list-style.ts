/** The lists of the content manager, whose first column leads to the entries. */
const list = 'main table[role="grid"]:has(td > a[href*="/content-manager/collection-types/"])';

/** Below lists: the number of entries per page, and links to the pages. */
const footer = 'div:has(> nav[aria-label="Pagination"])';

/** The numbers above the entries that are about to be published. */
const counts = '[role="dialog"] table[aria-colcount="2"]';

const details = `${list} tbody td:not(:first-child, :last-child, :has(> a))`;

/** What sets a component above a list apart from the buttons that it is among. */
const ownLine = 'data-own-line';

/** The attribute of a component of `addAboveLists` that has a line of its own below the filters and the search. */
export const onOwnLine = { [ownLine]: true };

/**
 * Makes room in Strapi's lists: texts can have two lines, columns are closer together and as wide as their longest word,
 * and in a narrow window each entry is a card, with its other columns and their names below its text. The links to pages
 * go below the number of entries per page where both don't fit into a line. Hides the number of lists in their menu.
 */
export function fitLists(): void {
  const style = document.createElement('style');
  style.textContent = `
    ${list} :is(th, td):not(:first-child) { padding-inline: 1rem; }
    ${list} td > a, ${details} > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
      overflow-wrap: break-word;
    }
    ${footer} { flex-wrap: wrap; gap: 1.2rem; }
    ${footer} > nav > ol { flex-wrap: wrap; }
    @media (min-width: 768px) {
      div:has(> [${ownLine}]) { display: contents; }
      [${ownLine}] { order: 1; flex-basis: 100%; }
    }
    @media (max-width: 767px) {
      ${list}, ${list} tbody { display: block; }
      ${list} thead th:not(:first-child) { display: none; }
      ${list} tbody tr { display: flex; flex-wrap: wrap; align-items: center; padding-block: 0.8rem; }
      ${list} tbody td { order: 1; height: auto; padding: 0.4rem 0.8rem; border: 0; }
      ${list} tbody td:first-child, ${list} tbody td:has(> a) { order: 0; }
      ${list} tbody td:has(> a) { flex: 1 1 55%; }
      ${list} tbody td > a { max-width: none; -webkit-line-clamp: 3; }
      ${list} tbody td:last-child { order: 0; }
      ${details} { display: inline-flex; align-items: baseline; gap: 0.8rem; max-width: 100%; }
      ${details}:has(> div) { align-items: center; }
      ${details}::before { content: attr(data-column); font-size: 1.4rem; opacity: 0.75; }
      ${details} > span { max-width: none; -webkit-line-clamp: 3; }
      ${list} td > a, ${details} > span { overflow-wrap: anywhere; }
      ${counts}, ${counts} :is(tbody, tr, td) { display: block; }
      ${counts} td { height: auto; padding-block: 0.8rem; }
      ${counts} td:first-child { border-right: 0; }
    }
    nav li > div > div:has(+ ol) > div > div:last-child:not(:only-child) { display: none; }`;
  document.head.append(style);
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Adds the names of their columns to the cells of lists, for cards. */
export function nameCells(): void {
  new MutationObserver(() => {
    for (const row of document.querySelectorAll(`${list} tbody tr:has(> td:not([data-column]))`)) {
      const headings = row.closest('table')?.querySelectorAll('thead th') ?? [];
      for (const [index, cell] of [...row.children].entries())
        cell.setAttribute('data-column', capitalize(headings[index]?.textContent ?? ''));
    }
  }).observe(document.body, { childList: true, subtree: true });
}
