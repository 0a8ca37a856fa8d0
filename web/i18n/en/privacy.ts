/** The privacy policy. Sentences from the specification must not change; the text after each of them completes it. */
export const privacy = {
  heading: 'Privacy Policy',
  effective: 'Effective January 1, 2023',
  updated: (date: string) => `Last updated ${date}`,
  collects: {
    heading: 'What we collect',
    text: 'We collect e-mail addresses of newsletter subscribers and anonymised usage data.',
    measured:
      'Usage data consists of page views, the language of the page, how long it stays open, errors and which buttons were used. It includes no cookies, no identifiers and nothing you typed. If your browser sends a Do Not Track or Global Privacy Control signal, it sends us no usage data.',
    notMeasured: 'For now, this site collects no usage data.',
  },
  children: {
    heading: 'Children',
    text: 'We collect no personal data from children under 13 without parental consent.',
    more: 'Children don’t need an account: accounts and the newsletter are for adults. In France, parental consent is required under the age of 15. Favorites and cards made without an account are stored only in your browser.',
  },
  uses: {
    heading: 'What we use it for',
    text: 'The data is used for newsletters, site improvement and replying to enquiries.',
    more: 'We don’t sell it or use it for advertising.',
  },
  controller: {
    heading: 'Who is responsible',
    named: (operator: string) => `${operator} runs this site and is responsible for your data.`,
    unnamed: 'The operator of this site is responsible for your data. Write to the address below.',
  },
  stored: {
    heading: 'What we store, why and for how long',
    items: [
      {
        name: 'Newsletter',
        text: 'Your email address, your language, when you subscribed, which newsletters we’ve sent you, and whether emails are paused or were rejected. Legal basis: your consent. We keep them until you unsubscribe. Then only a keyed hash of the address and a record of the last newsletter sent to it are left: the hash keeps an old copy of our list from adding you again, and the record keeps you from getting the same email twice if you subscribe again. A subscription that is never confirmed is deleted within a month. Nothing in our emails tells us whether you open them.',
      },
      {
        name: 'Accounts',
        text: 'Your name, your email address, whether you are a parent or a teacher, your language, when you joined, a hash of your password, and the collections and affirmations you save or write. Legal basis: providing the account you asked for. We keep them until you delete the account. Only you and the people who run this site can see them, except collections you share through a class link.',
      },
      {
        name: 'Class links',
        text: 'If you share a collection with a class, we store when you created the link, its last day and whether it shows your own affirmations. Anyone with the link sees the collection’s name and affirmations, but not your name. We don’t count or record who opens it. Revoked links stop working right away; the latest five per collection stay on your dashboard.',
      },
      {
        name: 'Sessions and links in emails',
        text: 'A session is stored while you are logged in. It ends when you log out, after 30 days without use or after 400 days at the latest. Links in our emails for a new password or address expire after an hour.',
      },
      {
        name: 'Security',
        text: 'To stop floods of requests and password guessing, we count requests and emails by hashes of network and email addresses, for up to a day. So that a stranger can’t lock you out of your account, for 90 days we keep hashes of the networks you log in from. Log files record requests and errors without email addresses or search terms; new entries replace the oldest. Legal basis: our legitimate interest in keeping the site safe.',
      },
      {
        name: 'Messages',
        text: 'If you write to us, we use your message to answer you.',
      },
      {
        name: 'Backups',
        text: 'Backups of this site can contain deleted data until newer backups replace them.',
      },
    ],
  },
  recipients: {
    heading: 'Who receives your data',
    text: 'The companies that host this site and deliver its emails process data on our behalf. Pages, pictures and fonts come from this site’s own server. Ask us where these companies keep the data, and what protects any data sent outside your country.',
    measured: 'Usage data goes to the analytics service that the operator has chosen.',
  },
  browser: {
    heading: 'What your browser stores',
    cookies:
      'Cookies: your language, the last random affirmation (so that you don’t get it twice in a row) and, if you log in, your session and your account number.',
    storage:
      'Browser storage: your language, favorites, affirmations saved in the machine, the card you are designing, the cards you picked to print, what you typed into a form before your session ended and, if you log in, your account number, so that nobody else on this device sees your card.',
    offline:
      'For offline use: the public pages, pictures and recordings you open, and whatever you save under “Offline,” where you can also remove it. Nothing from your account or from a class link is stored this way.',
    why: 'The site needs all of this to do what you ask of it, so there is no cookie banner. You can delete it in your browser at any time.',
  },
  rights: {
    heading: 'Your rights',
    text: 'You can ask to see, correct, export or delete your data, ask us to restrict its use, object to it, and withdraw your consent at any time. On your account page, you can download your data and delete your account yourself. For anything else, write to us. You can also file a complaint with your data protection authority; in France, that is the CNIL.',
  },
  contact: 'Questions about privacy? Write to',
};
