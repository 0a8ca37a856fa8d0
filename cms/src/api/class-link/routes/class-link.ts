const route = (method: string, path: string, action: string) => ({
  method,
  path,
  handler: `class-link.${action}`,
  // Turns off Strapi's own authentication; the `api-calls` middleware requires a member's session below `/dashboard`.
  config: { auth: false },
});

export default {
  routes: [
    route('GET', '/class-links', 'read'),
    route('GET', '/dashboard/class-links', 'list'),
    route('POST', '/dashboard/class-links', 'create'),
    route('PATCH', '/dashboard/class-links/:id', 'change'),
    route('DELETE', '/dashboard/class-links/:id', 'revoke'),
  ],
};
