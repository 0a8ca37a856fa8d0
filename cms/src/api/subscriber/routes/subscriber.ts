export default {
  routes: [
    {
      method: 'POST',
      path: '/subscribers',
      handler: 'subscriber.subscribe',
      config: { auth: false },
    },
  ],
};
