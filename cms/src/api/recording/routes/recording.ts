const open = { auth: false };

export default {
  routes: [
    { method: 'GET', path: '/recordings/heard', handler: 'recording.heard', config: open },
    { method: 'GET', path: '/recordings', handler: 'recording.unrecorded', config: open },
    { method: 'PUT', path: '/recordings', handler: 'recording.save', config: open },
  ],
};
