/** Making a card. */
export const designer = {
  heading: 'Make your own card',
  intro:
    'Write a sentence that does you good, choose its colours and its letters, and take it with you.',
  /** The designer itself, which gets these as they are. */
  table: {
    text: 'Your affirmation',
    first: 'I am brave, strong, and kind every day!',
    placeholder: 'Your words go here',
    category: 'Category (optional)',
    noCategory: 'None',
    background: 'Background',
    backgrounds: { primary: 'Primary', secondary: 'Secondary', accent: 'Accent', purple: 'Purple' },
    font: 'Font',
    fonts: { playful: 'Playful', fancy: 'Fancy', simple: 'Simple' },
    preview: 'Your card:',
    readAloud: 'Read aloud',
    stopReading: 'Stop reading',
    downloadPicture: 'Download picture',
    downloadPdf: 'Download PDF',
    share: 'Share',
    downloadFailed: 'The card could not be made just now. Please try again.',
  },
  needsScript: 'The card table needs JavaScript. Printable cards are waiting for you without it.',
  printable: 'Printable cards',
  tipsTitle: 'Four tips for a good affirmation',
  tips: [
    { title: 'Keep it positive', hint: 'Say what you are or do, not what you are not.' },
    { title: 'Make it personal', hint: 'Begin with “I” or “My”, and mean yourself.' },
    { title: 'Keep it short and simple', hint: 'So short that you know it by heart.' },
    { title: 'Make it meaningful', hint: 'Choose words that matter to you today.' },
  ],
};
