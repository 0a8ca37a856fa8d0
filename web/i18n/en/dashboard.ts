/** The dashboard (behavior P12). */
export const dashboard = {
  title: 'Dashboard',
  headings: { parent: 'Parent Dashboard', teacher: 'Teacher Dashboard' },
  welcome: (name: string) => `Welcome back, ${name}!`,
  description: 'Your collections and your own affirmations, all in one place.',
  noEntry: 'Authentication Error',
  noEntryToDashboard: 'Please log in to access the dashboard.',
  noEntryToPage: 'Please log in to access this page.',
  goToLogin: 'Go to Login',
  tabs: {
    collections: 'My Collections',
    affirmations: 'My Affirmations',
    resources: 'Teaching Resources',
  },
  own: {
    heading: 'Your Created Affirmations',
    create: 'Create New Affirmation',
    empty: 'No Affirmations Created Yet',
    emptyText: "You haven't created any affirmations yet. Write one in your own words.",
    private: 'Not public',
    more: (hidden: number) => `Show more (${hidden} left)`,
    view: 'View',
    edit: 'Edit',
    download: 'Download',
    remove: 'Delete',
  },
  resources: {
    printables: 'Classroom Printables',
    printablesText:
      'Cards to print, cut out and display: on the door, on desks, by the coat hooks.',
    printablesLink: 'Get printable cards',
    lessons: 'Lesson Integration',
    lessonsText: 'Ready-to-use lessons by age: for circle time, a hard day or writing time.',
    lessonsLink: 'View Guide',
    yearPlan: 'Year Plan',
    yearPlanText:
      'One affirmation a week, with a five-minute activity. Follow it week by week, or pick and choose.',
    yearPlanLink: 'See the year plan',
  },
};
