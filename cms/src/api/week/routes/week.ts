export default {
  routes: [{ method: 'GET', path: '/weeks', handler: 'week.list', config: { auth: false } }],
};
