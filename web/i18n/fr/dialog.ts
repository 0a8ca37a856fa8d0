export const dialog = {
  close: 'Fermer',
};
