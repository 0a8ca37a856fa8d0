import { onEntryDeleted, type SavedEntry } from './document-endpoints.ts';

/** Fills the page of an entry that has been deleted, where Strapi says only that something went wrong. */
export function fillDeletedPage(render: (place: HTMLElement, entry: SavedEntry) => void): void {
  let deleted: SavedEntry | undefined;
  const fill = () => {
    const isOpen = deleted && location.pathname.endsWith(`/${deleted.documentId}`);
    const page = document.querySelector('main:not([aria-busy], [data-deleted], :has(form))');
    const message = page?.firstElementChild;
    if (!deleted || !isOpen || !(page instanceof HTMLElement) || !(message instanceof HTMLElement))
      return;
    page.dataset['deleted'] = '';
    // Not removed, because React would miss it.
    message.style.display = 'none';
    const place = document.createElement('div');
    page.append(place);
    render(place, deleted);
  };
  onEntryDeleted((entry) => {
    deleted = entry;
    fill();
  });
  new MutationObserver(fill).observe(document.body, { childList: true, subtree: true });
}
