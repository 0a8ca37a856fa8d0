/** The label and hint of each field in the panel. */
export const fields = {
  affirmation: {
    text: {
      label: 'Text',
      hint: 'What the child says: first person, present tense, positive. Short enough to remember.',
    },
    description: {
      label: 'Description',
      hint: 'One or two sentences for the child: when and how to say it.',
    },
    keywords: {
      label: 'Keywords',
      hint: 'Words that people search for, separated by commas: “nightmare, can’t sleep.” A search for one of them finds the affirmation. Readers see them only as suggestions when a search finds nothing.',
    },
    category: {
      label: 'Category',
      hint: 'Shared by both languages. “All” includes every affirmation automatically.',
    },
    moments: {
      label: 'Moments',
      hint: 'When it helps. It appears on the page of each moment you check. Shared by both languages.',
    },
    ages: {
      label: 'Ages',
      hint: 'Who it’s for. On the site, people can choose an age. Shared by both languages.',
    },
    skill: {
      label: 'Skill',
      hint: 'The social and emotional skill it builds, by its CASEL name. Shared by both languages.',
    },
    picture: {
      label: 'Picture',
      hint: 'Helps children who can’t read yet recognize it. Shared by both languages.',
    },
    featured: {
      label: 'Featured',
      hint: 'On the home page, in both languages. Up to nine are shown.',
    },
    featuredOrder: {
      label: 'Featured position',
      hint: '1 comes first. If several have the same position, the oldest comes first. Affirmations without a position come last.',
    },
    featuredFrom: {
      label: 'Featured from',
      hint: 'First day, in the site’s time zone. Leave empty to start now.',
    },
    featuredUntil: {
      label: 'Featured until',
      hint: 'Last day, inclusive. Leave empty for no end date.',
    },
    publishAt: {
      label: 'Publish on',
      hint: 'Enter when this language should be published automatically, then choose “Schedule.”',
    },
    unpublishAt: {
      label: 'Unpublish on',
      hint: 'Enter when this language should be unpublished automatically, then choose “Save.”',
    },
  },
  category: {
    name: { label: 'Name', hint: 'As shown on the home page tiles: one or two words.' },
    icon: {
      label: 'Icon',
      hint: 'The name of a Phosphor icon, for example ph-star or ph-heart (phosphoricons.com).',
    },
    color: {
      label: 'Color',
      hint: 'As #rrggbb, for example #0e7560. The site keeps text on it readable.',
    },
  },
  testimonial: {
    text: { label: 'Text', hint: 'What someone says about the site, in their own words.' },
    name: { label: 'Name', hint: 'Who says it. A first name is enough.' },
    title: { label: 'Who they are', hint: 'For example, “Mother of two” or “Teacher.”' },
    rating: { label: 'Stars', hint: 'How many stars this person gives the site.' },
    isSample: {
      label: 'Sample',
      hint: 'An invented testimonial, shown only while Colibri runs on your own computer. Leave it on “No” for real ones.',
    },
  },
  week: {
    number: {
      label: 'Week',
      hint: 'In the order of the school year. Shared by both languages.',
    },
    title: { label: 'Title', hint: 'What the week is about, in a few words.' },
    affirmation: {
      label: 'Affirmation',
      hint: 'It must be published first. Shared by both languages.',
    },
    activity: {
      label: 'Activity',
      hint: 'Five minutes, for ages 4 to 11, with only paper, pencils and a board. Write it for the teacher.',
    },
    moment: {
      label: 'Moment',
      hint: 'When this week’s affirmation helps. Shared by both languages.',
    },
    skill: {
      label: 'Skill',
      hint: 'The social and emotional skill that this week builds, by its CASEL name. Shared by both languages.',
    },
  },
  term: {
    english: {
      label: 'English term',
      hint: 'A word or phrase. Separate several with semicolons: “parent; mother; father.”',
    },
    french: {
      label: 'French term',
      hint: 'How it is translated. Separate several possibilities with semicolons.',
    },
    note: { label: 'Note in English', hint: 'When to use the term, and why.' },
    noteFr: {
      label: 'Note in French',
      hint: 'For the French panel. If it’s empty, the English note is shown.',
    },
    doNotTranslate: {
      label: 'Do not translate',
      hint: 'For names and other words that stay as they are.',
    },
  },
  letter: {
    week: {
      label: 'Week',
      hint: 'Pick any day. Weeks start on Monday, and that’s when the email goes out.',
    },
    affirmation: {
      label: 'Affirmation',
      hint: 'It must be published in English by then; if not, another one goes out instead.',
    },
    subjectEn: {
      label: 'Subject in English',
      hint: 'If it’s empty, the affirmation is the subject.',
    },
    subjectFr: {
      label: 'Subject in French',
      hint: 'If it’s empty, the affirmation is the subject.',
    },
    noteEn: {
      label: 'Note in English',
      hint: 'Shown below the card to people who get the email in English.',
    },
    noteFr: {
      label: 'Note in French',
      hint: 'Shown below the card to people who get the email in French.',
    },
  },
};
