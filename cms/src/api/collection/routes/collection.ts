const of = (method: string, path: string, action: string) => ({
  method,
  path: `/dashboard/collections${path}`,
  handler: `collection.${action}`,
  // Turns off Strapi's own authentication; the `api-calls` middleware requires a member's session.
  config: { auth: false },
});

export default {
  routes: [
    of('GET', '', 'list'),
    of('POST', '', 'create'),
    of('GET', '/:id', 'find'),
    of('PATCH', '/:id', 'change'),
    of('DELETE', '/:id', 'remove'),
    of('POST', '/:id/restoration', 'restore'),
    of('PUT', '/:id/order', 'order'),
    of('POST', '/:id/affirmations', 'add'),
    of('DELETE', '/:id/affirmations/:affirmationId', 'take'),
  ],
};
