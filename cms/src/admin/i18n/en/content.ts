export const content = {
  anyStatus: 'Any status',
  search: 'Search',
  clearSearch: 'Clear search',
  localized: 'Each language has its own',
};

/** The button of a list, by its content type, and the title of the form that it opens. */
export const newEntries = {
  affirmation: 'New affirmation',
  category: 'New category',
  testimonial: 'New testimonial',
  week: 'New week',
  term: 'New term',
};
