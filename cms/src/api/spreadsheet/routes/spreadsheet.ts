const open = { auth: false };

export default {
  routes: [
    { method: 'GET', path: '/spreadsheet', handler: 'spreadsheet.exportCsv', config: open },
    { method: 'POST', path: '/spreadsheet', handler: 'spreadsheet.importCsv', config: open },
  ],
};
