/** What letters say, to adults. */
export const en = {
  tagline: 'Positive affirmations for children',
  /** Above a bare address, for mail programs that show no buttons. */
  buttonFails: 'If the button does not work, open this address:',
};
export type LetterTexts = typeof en;
