import { useSyncExternalStore } from 'react';

/** A value that components in different places of the panel share. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => value),
    /** Whether a component shows the value. */
    isUsed: () => listeners.size > 0,
  };
}
