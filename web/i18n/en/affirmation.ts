export const affirmation = {
  readMore: 'Read More',
  howTo: 'How to Use This Affirmation',
  ways: [
    { title: 'Say it out loud', hint: 'In front of the mirror, slowly, three times.' },
    { title: 'Write it down', hint: 'On a note for your pocket, your desk or the fridge.' },
    { title: 'Share with friends', hint: 'Give it to somebody who could use it today.' },
  ],
  createOwn: 'Create Your Own',
  tryAnother: 'Try Another Affirmation',
  backTo: (category: string) => `Back to ${category} Affirmations`,
  notFound: 'Affirmation Not Found',
  notFoundText: "The affirmation you're looking for doesn't exist or has been removed.",
  returnHome: 'Return to Home',
};
