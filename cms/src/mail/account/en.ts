/** What a letter about an account is for. */
export type Occasion = 'password' | 'email' | 'taken' | 'changed';

export type AccountTexts = (
  site: string,
  contact: string,
) => Record<
  Occasion,
  { subject: string; preheader: string; heading: string; paragraphs: string[]; button?: string }
>;

/** What letters about an account say. In: the site's name, and where to write to us. */
export const en: AccountTexts = (site, contact) => ({
  password: {
    subject: `A new password for ${site}`,
    preheader: 'The link works once, for one hour.',
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for your account: you, we hope. The button leads to the page where you choose it. It works once, for one hour.',
      'If it was not you, you need not do anything. Your password stays as it is.',
    ],
    button: 'Choose a new password',
  },
  email: {
    subject: `Confirm your e-mail address for ${site}`,
    preheader: 'The link works once, for one hour.',
    heading: 'Is this address yours?',
    paragraphs: [
      `You asked to use this address for your account with ${site}. The button confirms that it is yours. It works once, for one hour.`,
      'If it was not you, delete this letter. Nothing changes.',
    ],
    button: 'Confirm this address',
  },
  taken: {
    subject: `You have an account with ${site} already`,
    preheader: 'Nothing has changed.',
    heading: 'This address has an account already',
    paragraphs: [
      `Somebody asked to use this address for another account with ${site}. It belongs to yours, so nothing has changed.`,
      'If it was you, log in with this address, or choose a new password if you have forgotten yours.',
    ],
    button: 'Log in',
  },
  changed: {
    subject: `Your e-mail address for ${site} has changed`,
    preheader: 'From now on you log in with the new one.',
    heading: 'Your e-mail address has changed',
    paragraphs: [
      `Your account with ${site} has another e-mail address now. You log in with it, and letters go there.`,
      `If it was not you, please write to us at once: ${contact}`,
    ],
  },
});
