/** The collection that this page shows; 0 where it shows none. */
export function collectionHere(): number {
  return Number(document.querySelector('[data-collection]')?.getAttribute('data-collection') ?? 0);
}
