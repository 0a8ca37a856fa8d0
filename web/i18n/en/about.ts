/** The page about the site; `name` is the site's, `email` where letters go. */
export const about = {
  heading: (name: string) => `About ${name}`,
  description: (name: string) =>
    `About ${name}: our story, ideas for parents and teachers, and how to contact us.`,
  lead: (name: string) =>
    `${name} takes after the hummingbird, the little bird that does its part, one drop at a time.`,
  contents: 'On this page',
  story: {
    heading: 'Our Story',
    fire: 'There is an old tale of a great fire. All the animals stand and watch, except the hummingbird, who flies back and forth to the river, carrying a single drop of water in its beak each time. “What good will that do?” they ask. “I’m doing my part,” says the bird.',
    words: (name: string) =>
      `The sentences on ${name} are just as small: short enough for a note in a lunch box, a bathroom mirror or the minute before a spelling test. A kind sentence doesn’t put out a fire either. But on a hard day, it’s good to have one ready.`,
  },
  mission: {
    heading: 'Our Mission',
    text: 'To put a kind, true sentence within every child’s reach, in English and French, at home and in class. It’s free to read, with no ads and no account.',
  },
  parents: {
    heading: 'For Parents',
    text: 'You don’t need a plan or any equipment. One sentence is enough, and it takes less time than tying your shoes.',
    ways: [
      {
        title: 'Pick a moment',
        hint: 'Breakfast, school drop-off, lights out: saying it at the same time each day makes it easier to remember.',
      },
      {
        title: 'Let your child choose',
        hint: 'A sentence they picked themselves is really theirs. It can be the same one for weeks.',
      },
      {
        title: 'Say one yourself',
        hint: 'Children hear how we talk to ourselves. “I can start again” works for burnt pancakes, too.',
      },
    ],
    link: 'Browse by category',
  },
  teachers: {
    heading: 'For Teachers',
    text: 'Two minutes at the start of the day, a card on the door, a sentence before a test. You’re welcome to read, print and display everything here in class.',
    ways: [
      {
        title: 'A card on the door',
        hint: 'Print a set, hang it at the children’s height, and let everyone tap one on their way in.',
      },
      {
        title: 'Two languages',
        hint: 'Print a card in English, in French or in both: handy for immersion classes and for families who speak both.',
      },
      {
        title: 'Their own words',
        hint: 'Let the class write cards. The best affirmations in the room may not be ours.',
      },
    ],
    link: 'Get printable cards',
    guide: 'Lesson ideas',
  },
  benefits: {
    heading: 'What Kind Words Can Do',
    text: 'Affirmations aren’t magic. They’re something to practice, and what they do differs from child to child.',
    items: [
      {
        title: 'Brain pathways',
        text: 'A thought we practice may come to mind more easily. Think of a path through tall grass: the more often you walk it, the easier it is to find.',
      },
      {
        title: 'Self-esteem',
        text: 'Hearing that they matter, and saying so in their own voice, may give children something to hold on to when others are unkind.',
      },
      {
        title: 'Resilience',
        text: '“I can try again” doesn’t undo a mistake. It may make a second try feel possible.',
      },
    ],
    limits:
      'An affirmation is a kind habit, not a treatment. If a child is unwell or you’re worried about them, please talk to someone who can help: a doctor, a school counselor or another person you trust.',
  },
  contact: {
    heading: 'Contact Us',
    text: 'A question, a mistake, an affirmation we’re missing? Write to us.',
  },
  privacy: {
    heading: 'Privacy Policy',
    effective: 'Effective January 1, 2023',
    collects: {
      heading: 'What we collect',
      text: 'We collect e-mail addresses of newsletter subscribers and anonymised usage data.',
      more: 'Usage data means how often pages are opened, buttons are used and errors occur. It is sent only if the operator of this site has turned analytics on. It contains no cookie, no identifier and nothing you typed, and none is sent if your browser asks not to be tracked.',
    },
    children: {
      heading: 'Children',
      text: 'We collect no personal data from children under 13 without parental consent.',
      more: 'Accounts and the newsletter are for adults; children don’t need either. Favorites, and cards made without an account, stay in your browser and are never sent to us.',
    },
    uses: {
      heading: 'What we use it for',
      text: 'The data are used for newsletters, site improvement and replying to enquiries.',
      more: 'We don’t sell your data or use it for advertising.',
    },
    newsletter: {
      heading: 'The newsletter',
      text: 'For each subscriber we store the email address, the language, the date of sign-up, and whether the emails are paused or have bounced. Every newsletter has a link to unsubscribe with one click; we then delete the address. We keep only a scrambled code made from it (a hash), so that importing an old list doesn’t sign you up again. Our emails don’t track whether you open them.',
    },
    accounts: {
      heading: 'Accounts',
      text: 'For each member we store the name, email address, role (parent or teacher), sign-up date and email language; the password, in a form that can’t be read back; the time each session started, for as long as it lasts; and the collections and affirmations the member saves or writes. The site shows these collections and affirmations only to the member they belong to.',
    },
    hosting: {
      heading: 'Where it is kept',
      text: 'On this site’s server and in its backups. Pages, pictures and fonts come from this site’s own address; unless analytics is turned on, opening a page doesn’t contact any other site. Our emails go out through the operator’s mail server. The site’s server counts requests by IP address for a short time to protect itself from floods of requests.',
    },
    cookies: {
      heading: 'Cookies',
      text: 'Only strictly necessary ones: one remembers your language, one avoids showing the same random affirmation twice in a row, and, once you log in, one keeps you logged in and one tells the pages whether you’re a parent or a teacher. That’s why there’s no cookie banner.',
    },
    rights: {
      heading: 'Your rights',
      text: 'You can see, correct, download and delete the data we hold about you. Members can download everything as a file and delete their account on the account page; deleted data may stay in backups until those are replaced. For anything else, or if you subscribe without an account, just write to us. You can also contact the data protection authority where you live.',
    },
    contact: 'Questions about privacy? Write to',
  },
};
