const open = { auth: false };

export default {
  routes: [
    { method: 'GET', path: '/recordings/published', handler: 'recording.published', config: open },
    { method: 'GET', path: '/recordings/names', handler: 'recording.names', config: open },
    { method: 'GET', path: '/recordings', handler: 'recording.unrecorded', config: open },
    { method: 'PUT', path: '/recordings', handler: 'recording.save', config: open },
  ],
};
