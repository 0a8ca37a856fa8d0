export default {
  routes: [
    {
      method: 'POST',
      path: '/subscribers',
      handler: 'subscriber.subscribe',
      config: { auth: false },
    },
    {
      method: 'POST',
      path: '/subscribers/preferences',
      handler: 'subscriber.preferences',
      config: { auth: false },
    },
  ],
};
