/** The About page; `name` is the site's name, `email` its contact address. */
export const about = {
  heading: (name: string) => `About ${name}`,
  description: (name: string) =>
    `About ${name}: our story, ideas for parents and teachers, and how to contact us.`,
  lead: (name: string) =>
    `${name} takes its cue from the hummingbird, the little bird that does its part, one drop at a time.`,
  contents: 'On this page',
  story: {
    heading: 'Our Story',
    fire: 'There is an old tale of a great fire. All the animals stand and watch, except the hummingbird, which flies back and forth to the river, carrying a single drop of water in its beak each time. “What good will that do?” they ask. “I’m doing my part,” says the bird.',
    words: (name: string) =>
      `The sentences on ${name} are just as small: short enough for a note in a lunch box, a bathroom mirror or the minute before a spelling test. A kind sentence doesn’t put out a fire either. But on a hard day, it’s good to have one ready.`,
  },
  mission: {
    heading: 'Our Mission',
    text: 'To put a kind, true sentence within every child’s reach, in English and French, at home and in class. Free, with no ads and no account needed.',
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
    text: 'Two minutes at the start of the day, a card on the door, a sentence before a test. You can read, print and display everything in class.',
    ways: [
      {
        title: 'A card on the door',
        hint: 'Print a set, hang it at the children’s eye level, and let everyone tap one on their way in.',
      },
      {
        title: 'Two languages',
        hint: 'Print a card in English, French or both: handy for immersion classes and for families who speak both.',
      },
      {
        title: 'Their own words',
        hint: 'Let the class write cards. The best affirmations in the room may not be ours.',
      },
    ],
    link: 'Get printable cards',
    guide: 'Lesson guide',
    yearPlan: 'Year plan',
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
    research: {
      heading: 'What the research says',
      text: 'We know of little research on affirmations with children. Several of the studies below, some of them with adults, suggest that the wording matters.',
      findings: {
        effortSelfTalk:
          'On a math test, children who doubted themselves did better after telling themselves “I will do my very best!” Telling themselves “I am very good at this!” didn’t help.',
        praise:
          'After a setback, children who had been praised for being smart were less eager to keep going than children who had been praised for working hard.',
        inflatedPraise:
          'Over-the-top praise made children with low self-esteem shy away from challenges.',
        selfStatements:
          'Adults with low self-esteem felt worse, not better, after repeating “I’m a lovable person.”',
        habits:
          'Adults who did one small thing in the same situation every day were doing it without thinking after about two months, on average.',
        school:
          'School programs that teach children about feelings and friendships improved behavior and grades. Those are full programs; one sentence can’t do the same.',
      },
      advice:
        'So choose sentences about trying, coping, belonging and making choices rather than about being the best. If one doesn’t ring true to your child, look for another together.',
    },
    limits:
      'An affirmation is a kind habit, not a treatment. If a child is struggling or you’re worried about them, please talk to someone who can help: a doctor, a school counselor or another person you trust.',
  },
  contact: {
    heading: 'Contact Us',
    text: 'A question, a mistake, an affirmation we’re missing? Write to us.',
  },
};
