const of = (method: string, path: string, action: string) => ({
  method,
  path: `/dashboard/affirmations${path}`,
  handler: `own-affirmation.${action}`,
  // Turns off Strapi's own authentication; the `api-calls` middleware requires a member's session.
  config: { auth: false },
});

export default {
  routes: [
    of('GET', '', 'list'),
    of('POST', '', 'create'),
    of('PATCH', '/:id', 'change'),
    of('DELETE', '/:id', 'remove'),
    of('POST', '/:id/restoration', 'restore'),
  ],
};
