const of = (method: string, path: string, action: string) => ({
  method,
  path: `/dashboard/affirmations${path}`,
  handler: `own-affirmation.${action}`,
  // Whose session it is says the door of the calls, not Strapi's permissions.
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
