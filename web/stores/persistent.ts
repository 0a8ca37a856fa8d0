import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

interface Codec<Value> {
  encode: (value: Value) => string;
  decode: (stored: string) => Value;
  /** Whether changes in other tabs are applied. */
  listen?: boolean;
}

try {
  // Merely accessing localStorage throws if storage is blocked.
  if (typeof localStorage !== 'undefined')
    setPersistentEngine(new Proxy(localStorage, { set: setUnlessFull }), windowPersistentEvents);
} catch {
  // Without storage, values last as long as the page.
}

/** If storage is full, values last as long as the page. */
function setUnlessFull(storage: Storage, key: string | symbol, value: unknown): true {
  try {
    Reflect.set(storage, key, value);
  } catch {
    // The store in memory still has the value.
  }
  return true;
}

/** Makes a store that is saved in localStorage. Islands read it with `{ ssr: () => initial }`. */
export const persistent: <Value>(
  name: string,
  initial: Value,
  codec: Codec<Value>,
) => WritableAtom<Value> = persistentAtom;
