/**
 * All toasts, with how long they show in milliseconds (behavior M1), whether they report a failure, their action, and
 * whether they are about what leads to the next page, where they then show.
 * Toasts with Undo stay long enough to be reached by keyboard.
 */
export const toasts = {
  favoriteAdded: { milliseconds: 2000 },
  favoriteRemoved: { milliseconds: 2000 },
  shared: { milliseconds: 2000 },
  copied: { milliseconds: 2000 },
  linkCopied: { milliseconds: 2000 },
  printing: { milliseconds: 3000 },
  affirmationSaved: { milliseconds: 2000 },
  affirmationAlreadySaved: { milliseconds: 2000 },
  cardDownloaded: { milliseconds: 2000 },
  noVoice: { milliseconds: 8000 },
  subscribed: { milliseconds: 5000 },
  subscriptionFailed: { milliseconds: 5000, failure: true },
  loggedIn: { milliseconds: 5000, travels: true },
  registered: { milliseconds: 5000, travels: true },
  loggedOut: { milliseconds: 5000, travels: true },
  logoutFailed: { milliseconds: 5000, failure: true },
  passwordReset: { milliseconds: 5000, travels: true },
  accountSaved: { milliseconds: 5000 },
  emailLetterSent: { milliseconds: 8000 },
  emailConfirmed: { milliseconds: 5000, travels: true },
  passwordChanged: { milliseconds: 5000 },
  dataDownloaded: { milliseconds: 5000 },
  dataFailed: { milliseconds: 5000, failure: true },
  accountDeleted: { milliseconds: 8000, travels: true },
  languageFailed: { milliseconds: 5000, failure: true },
  collectionCreated: { milliseconds: 5000, travels: true },
  collectionBegun: { milliseconds: 5000, travels: true },
  collectionNotBegun: { milliseconds: 8000, failure: true, travels: true },
  collectionFilled: { milliseconds: 5000, travels: true },
  collectionNotFilled: { milliseconds: 8000, failure: true, travels: true },
  collectionChanged: { milliseconds: 5000 },
  collectionDeleted: { milliseconds: 20_000, action: 'undo', travels: true },
  classLinkCreated: { milliseconds: 5000 },
  classLinkChanged: { milliseconds: 5000 },
  classLinkRevoked: { milliseconds: 5000 },
  collectionRestored: { milliseconds: 5000 },
  itemAdded: { milliseconds: 5000 },
  itemsAdded: { milliseconds: 5000, travels: true },
  itemNotAdded: { milliseconds: 8000, failure: true },
  itemRemoved: { milliseconds: 20_000, action: 'undo' },
  itemTakenOut: { milliseconds: 5000 },
  itemRestored: { milliseconds: 5000 },
  ownCreated: { milliseconds: 5000, travels: true },
  ownChanged: { milliseconds: 5000, travels: true },
  ownDeleted: { milliseconds: 20_000, action: 'undo' },
  ownRestored: { milliseconds: 5000 },
  sessionEnded: { milliseconds: 20_000, failure: true, action: 'login', travels: true },
  gone: { milliseconds: 8000, failure: true, travels: true },
  full: { milliseconds: 8000, failure: true },
  busy: { milliseconds: 8000, failure: true },
  notDone: { milliseconds: 8000, failure: true },
} as const satisfies Record<string, Toast>;

interface Toast {
  milliseconds: number;
  failure?: true;
  action?: 'undo' | 'login';
  travels?: true;
}

export type ToastName = keyof typeof toasts;

export function isToastName(value: unknown): value is ToastName {
  return typeof value === 'string' && Object.hasOwn(toasts, value);
}

export function isFailureToast(name: ToastName): boolean {
  return 'failure' in toasts[name];
}

export function isTravelingToast(name: ToastName): boolean {
  return 'travels' in toasts[name];
}

export function toastAction(name: ToastName): Toast['action'] {
  const toast: Toast = toasts[name];
  return toast.action;
}

/** Serializes a toast for a full page load: its name, end time and ids. */
export function serializeToast(
  name: ToastName,
  endsAt: number,
  ids: readonly number[] = [],
): string {
  return `${endsAt} ${name} ${ids.join()}`;
}

/** Parses a stored toast and its remaining milliseconds; undefined if it is invalid or expired. */
export function parseToast(
  packed: string | null,
  now: number,
): { name: ToastName; left: number; ids: readonly number[] } | undefined {
  const [endsAt, name, ids = ''] = packed?.split(' ') ?? [];
  if (!isToastName(name)) return undefined;
  const left = Math.min(Number(endsAt) - now, toasts[name].milliseconds);
  if (!(left > 0)) return undefined;
  const known = ids.split(',').map(Number);
  return { name, left, ids: known.filter((id) => Number.isSafeInteger(id) && id > 0) };
}
