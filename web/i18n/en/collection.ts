export const collection = {
  dashboard: {
    title: 'Dashboard',
    description: 'Your collections of affirmations.',
    soon: 'Your collections will live here once accounts for parents and teachers open.',
  },
  create: {
    title: 'New Collection',
    description: 'Start a collection of affirmations.',
    soon: 'New collections begin here once accounts for parents and teachers open.',
  },
  detail: {
    title: 'Collection',
    description: 'One of your collections of affirmations.',
    soon: 'A collection opens here once accounts for parents and teachers do.',
  },
};
