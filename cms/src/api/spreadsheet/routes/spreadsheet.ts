const open = { auth: false };

export default {
  routes: [
    { method: 'GET', path: '/spreadsheet', handler: 'spreadsheet.send', config: open },
    { method: 'POST', path: '/spreadsheet', handler: 'spreadsheet.take', config: open },
  ],
};
