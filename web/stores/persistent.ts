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

/** Where storage is full, a value lasts as long as its page. */
function forgiving(storage: Storage): Record<string, string> {
  return new Proxy<Record<string, string>>(
    {},
    {
      has: (_, key) => typeof key === 'string' && storage.getItem(key) !== null,
      get: (_, key) => (typeof key === 'string' ? storage.getItem(key) : null) ?? undefined,
      set: (_, key, value) => {
        try {
          if (typeof key === 'string') storage.setItem(key, String(value));
        } catch {
          // Full: the store still holds it.
        }
        return true;
      },
    },
  );
}

try {
  // Its very name raises an error where storage is forbidden.
  if (typeof localStorage !== 'undefined')
    setPersistentEngine(forgiving(localStorage), windowPersistentEvents);
} catch {
  // The package keeps the values for this page.
}

/** A store that this browser keeps under a name. Islands read it with `{ ssr: () => initial }`. */
export function persistent<Value>(name: string, initial: Value, codec: Codec<Value>) {
  return persistentAtom<Value>(name, initial, codec);
}
