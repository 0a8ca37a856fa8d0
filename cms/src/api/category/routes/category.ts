export default {
  routes: [
    { method: 'GET', path: '/categories', handler: 'category.list', config: { auth: false } },
  ],
};
