export default {
  routes: [{ method: 'POST', path: '/letter', handler: 'letter.command', config: { auth: false } }],
};
