const of = (method: string, path: string, action: string) => ({
  method,
  path: `/dashboard/collections${path}`,
  handler: `collection.${action}`,
  // Whose session it is says the door of the calls, not Strapi's permissions.
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
