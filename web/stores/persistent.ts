import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';

interface Codec<Value> {
  encode: (value: Value) => string;
  decode: (stored: string) => Value;
  /** Whether it follows what other tabs do to it. */
  listen?: boolean;
}

try {
  // Its very name raises an error where storage is forbidden.
  if (typeof localStorage !== 'undefined')
    setPersistentEngine(new Proxy(localStorage, { set: setUnlessFull }), windowPersistentEvents);
} catch {
  // The package keeps the values for this page.
}

/** Where storage is full, a value lasts as long as its page. */
function setUnlessFull(storage: Storage, key: string | symbol, value: unknown): true {
  try {
    Reflect.set(storage, key, value);
  } catch {
    // The store still holds it.
  }
  return true;
}

/** A store that this browser keeps under a name. Islands read it with `{ ssr: () => initial }`. */
export function persistent<Value>(name: string, initial: Value, codec: Codec<Value>) {
  return persistentAtom<Value>(name, initial, codec);
}
