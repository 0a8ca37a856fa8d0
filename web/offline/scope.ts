declare const self: ServiceWorkerGlobalScope;

/** The worker itself, with what only service workers have. */
export const worker = self;
