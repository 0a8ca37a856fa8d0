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
} as const satisfies Record<string, { milliseconds: number; failure?: true }>;

export type ToastName = keyof typeof toasts;
