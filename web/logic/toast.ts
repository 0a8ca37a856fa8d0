/** Every toast there is: how long it shows, in milliseconds (SPEC §9), and whether it tells of a failure. */
export const toasts = {
  favoriteAdded: { milliseconds: 2000 },
  favoriteRemoved: { milliseconds: 2000 },
  shared: { milliseconds: 2000 },
  copied: { milliseconds: 2000 },
  printing: { milliseconds: 3000 },
  affirmationSaved: { milliseconds: 2000 },
  affirmationAlreadySaved: { milliseconds: 2000 },
  cardDownloaded: { milliseconds: 2000 },
  subscribed: { milliseconds: 5000 },
  subscriptionFailed: { milliseconds: 5000, failure: true },
  loggedIn: { milliseconds: 5000 },
  registered: { milliseconds: 5000 },
  loggedOut: { milliseconds: 5000 },
  logoutFailed: { milliseconds: 5000, failure: true },
  languageFailed: { milliseconds: 5000, failure: true },
} as const satisfies Record<string, { milliseconds: number; failure?: true }>;

export type ToastName = keyof typeof toasts;

/** True for the name of a toast: what a browser has stored may be anything. */
export function isToastName(value: unknown): value is ToastName {
  return typeof value === 'string' && Object.hasOwn(toasts, value);
}

/** True where a toast tells of a failure. */
export function tellsFailure(name: ToastName): boolean {
  return 'failure' in toasts[name];
}

/** A toast on its way over a full page load: its name and when it ends. */
export function packToast(name: ToastName, endsAt: number): string {
  return `${endsAt} ${name}`;
}

/** The toast that came along and the milliseconds left of it, or undefined where there is none to show. */
export function unpackToast(
  packed: string | null,
  now: number,
): { name: ToastName; left: number } | undefined {
  const [endsAt, name] = packed?.split(' ') ?? [];
  if (!isToastName(name)) return undefined;
  const left = Math.min(Number(endsAt) - now, toasts[name].milliseconds);
  return left > 0 ? { name, left } : undefined;
}
