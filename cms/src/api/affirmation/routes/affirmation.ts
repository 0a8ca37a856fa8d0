const open = { auth: false };

export default {
  routes: [
    { method: 'GET', path: '/affirmations', handler: 'affirmation.list', config: open },
    {
      method: 'GET',
      path: '/affirmations/featured',
      handler: 'affirmation.featured',
      config: open,
    },
    {
      method: 'GET',
      path: '/affirmations/keywords',
      handler: 'affirmation.keywords',
      config: open,
    },
    { method: 'GET', path: '/affirmations/today', handler: 'affirmation.today', config: open },
    { method: 'GET', path: '/affirmations/daily', handler: 'affirmation.daily', config: open },
    { method: 'GET', path: '/affirmations/random', handler: 'affirmation.random', config: open },
    { method: 'GET', path: '/affirmations/offline', handler: 'affirmation.offline', config: open },
    { method: 'GET', path: '/affirmations/:id', handler: 'affirmation.find', config: open },
  ],
};
