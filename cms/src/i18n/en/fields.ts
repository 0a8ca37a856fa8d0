/** What each field is called in the panel, and what its hint says. */
export const fields = {
  affirmation: {
    text: {
      label: 'Text',
      hint: 'What the child says: first person, present tense, something good. Short enough to be remembered.',
    },
    description: {
      label: 'Description',
      hint: 'One or two sentences for the child: when and how to say it.',
    },
    category: {
      label: 'Category',
      hint: 'One for all languages. “All” holds every affirmation by itself.',
    },
    featured: {
      label: 'Featured',
      hint: 'On the home page, in both languages. At most nine are shown.',
    },
    featuredOrder: {
      label: 'Place among the featured',
      hint: '1 comes first. Those without a place come after the others.',
    },
    featuredFrom: {
      label: 'Featured from',
      hint: 'The first day, where the site is at home. Empty: at once.',
    },
    featuredUntil: {
      label: 'Featured until',
      hint: 'The last day, which still counts. Empty: without an end.',
    },
    publishAt: {
      label: 'Publish on',
      hint: 'This language is published by itself then, by your computer’s clock. Save it; do not publish.',
    },
    unpublishAt: {
      label: 'Unpublish on',
      hint: 'This language goes from the site by itself then. Saving is enough.',
    },
  },
  category: {
    name: { label: 'Name', hint: 'As on the tiles of the home page: one or two words.' },
    icon: {
      label: 'Icon',
      hint: 'The name of a Phosphor icon, such as ph-star or ph-heart (phosphoricons.com).',
    },
    color: {
      label: 'Colour',
      hint: 'As #rrggbb, such as #0e7560. The site sees to readable text on it.',
    },
  },
  testimonial: {
    text: { label: 'Text', hint: 'What somebody says about the site, in their words.' },
    name: { label: 'Name', hint: 'Who says it: a first name is enough.' },
    title: { label: 'Who they are', hint: 'Such as “Mother of two” or “Teacher”.' },
    rating: { label: 'Stars', hint: 'From 1 to 5.' },
  },
  letter: {
    week: { label: 'Week', hint: 'Any day of it: the letter goes out on its Monday.' },
    affirmation: {
      label: 'Affirmation',
      hint: 'It must be published by then, or a featured one takes its place.',
    },
    noteEn: { label: 'Note in English', hint: 'Stands beneath the card, for English readers.' },
    noteFr: { label: 'Note in French', hint: 'Stands beneath the card, for French readers.' },
  },
};
