import { useState } from 'react';

/** A list that the page was given, and may get again with another language; it changes from the answers to calls. */
export function useGivenList<Item>(given: readonly Item[] | undefined) {
  const [state, setState] = useState({ given, items: given });
  const isNew = given !== state.given;
  if (isNew) setState({ given, items: given });
  return {
    items: isNew ? given : state.items,
    setItems: (items: readonly Item[]) => setState((before) => ({ ...before, items })),
    remove: (isRemoved: (item: Item) => boolean) =>
      setState((before) => ({
        ...before,
        items: before.items?.filter((item) => !isRemoved(item)),
      })),
  };
}
