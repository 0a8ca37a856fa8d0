/** The search in the panel's lists. A whole affirmation, which has at most 280 characters, can be pasted into it. */
export const listSearch = { parameter: '_q', longest: 300 } as const;
