import { useState } from 'react';

/** State for a list from props: local changes last until the page passes a new list, such as with another language. */
export function useServerList<Item>(initialItems: readonly Item[] | undefined) {
  const [state, setState] = useState({ initialItems, items: initialItems, isLoaded: false });
  const isNew = initialItems !== state.initialItems;
  if (isNew) setState({ initialItems, items: initialItems, isLoaded: false });
  return {
    /** Whether `setItems` has replaced the list from props. */
    isLoaded: !isNew && state.isLoaded,
    items: isNew ? initialItems : state.items,
    setItems: (items: readonly Item[]) =>
      setState((before) => ({ ...before, items, isLoaded: true })),
    change: (change: (items: readonly Item[]) => readonly Item[]) =>
      setState((before) => ({ ...before, items: before.items && change(before.items) })),
    remove: (isRemoved: (item: Item) => boolean) =>
      setState((before) => ({
        ...before,
        items: before.items?.filter((item) => !isRemoved(item)),
      })),
  };
}
