export default {
  routes: [{ method: 'GET', path: '/changes', handler: 'change.stream', config: { auth: false } }],
};
