/** The kinds of emails about an account. */
export type AccountEmailKind = 'password' | 'email' | 'taken' | 'changed' | 'invitation' | 'test';

/** Who invites somebody, empty if unknown, and as what. */
export interface Invitation {
  by: string;
  role: { name: string; description: string | null } | undefined;
}

/** What the texts name. */
interface Named extends Invitation {
  site: string;
  contact: string;
  /** The account’s masked address. */
  account: string;
}

/** A role in the middle of a sentence, such as “Translator (reads all content and translates it).” */
export const describeRole = ({ name, description }: NonNullable<Invitation['role']>): string =>
  description
    ? `${name} (${description.charAt(0).toLowerCase()}${description.slice(1).replace(/\.$/, '')})`
    : name;

export type AccountTexts = (
  named: Named,
) => Record<
  AccountEmailKind,
  { subject: string; preheader: string; heading: string; paragraphs: string[]; button?: string }
>;

/** The texts of emails about an account. */
export const en: AccountTexts = ({ site, contact, account, by, role }) => ({
  password: {
    subject: `Reset your ${site} password`,
    preheader: 'The link works only once and expires after an hour.',
    heading: 'Choose a new password',
    paragraphs: [
      'Someone, hopefully you, asked to reset your password. Use the link below to choose a new one. The link works only once and expires after an hour.',
      'If it wasn’t you, you can ignore this email. Your password stays the same.',
    ],
    button: 'Choose a new password',
  },
  email: {
    subject: `Confirm your email address for ${site}`,
    preheader: 'The link works only once and expires after an hour.',
    heading: 'Is this address yours?',
    paragraphs: [
      `Someone, hopefully you, asked to change the address of a ${site} account from ${account} to this one. Use the link below to confirm that this address is yours. The link works only once and expires after an hour.`,
      'If it wasn’t you, delete this email. Nothing will change.',
    ],
    button: 'Confirm this address',
  },
  taken: {
    subject: `You already have a ${site} account`,
    preheader: 'Nothing has changed.',
    heading: 'This address already has an account',
    paragraphs: [
      `Someone asked to use this address for a ${site} account. It’s already the address of your account, so nothing has changed.`,
      'If it was you, log in with this address, or choose a new password if you’ve forgotten yours.',
    ],
    button: 'Log in',
  },
  changed: {
    subject: `The email address of your ${site} account has changed`,
    preheader: 'Use the new one to log in.',
    heading: 'Your email address has changed',
    paragraphs: [
      `The email address of your ${site} account has changed. Use the new one to log in; emails about your account go there, too. If you get our newsletter, it still goes to the address you subscribed with.`,
      `If you didn’t ask for this change, please write to us right away: ${contact}`,
    ],
  },
  invitation: {
    subject: by ? `${by} invited you to work on ${site}` : `You’re invited to work on ${site}`,
    preheader: 'Choose a password to get started.',
    heading: 'Welcome to the team',
    paragraphs: [
      by ? `${by} has invited you to work on ${site}.` : `You can now work on ${site}.`,
      ...(role ? [`Your role: ${describeRole(role)}.`] : []),
      'Use the link below to choose a password. After that, you’ll log in with it and this email address. The link works only once and expires after seven days.',
      `If you weren’t expecting this, you can ignore this email. Questions? Write to ${contact}.`,
    ],
    button: 'Choose a password',
  },
  test: {
    subject: `Test email from ${site}`,
    preheader: 'Emails from this site arrive at your address.',
    heading: 'Sending email works',
    paragraphs: [
      `This is a test email that was sent from the email settings of ${site}. There’s nothing you need to do.`,
    ],
  },
});
