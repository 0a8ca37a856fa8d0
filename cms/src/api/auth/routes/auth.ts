const route = (method: string, path: string, handler: string) => ({
  method,
  path: `/auth${path}`,
  handler,
  // Turns off Strapi's own authentication; src/core/member.ts checks the session.
  config: { auth: false },
});

export default {
  routes: [
    route('GET', '/user', 'auth.user'),
    route('POST', '/register', 'auth.register'),
    route('POST', '/login', 'auth.login'),
    route('POST', '/logout', 'auth.logout'),

    route('POST', '/forgot-password', 'password.forgotten'),
    route('POST', '/reset-password', 'password.reset'),
    route('POST', '/password', 'password.change'),

    route('PATCH', '/user', 'account.change'),
    route('POST', '/email', 'account.changeEmail'),
    route('POST', '/email/confirmation', 'account.confirmEmail'),
    route('GET', '/data', 'account.data'),
    route('POST', '/deletion', 'account.remove'),
  ],
};
