/** The page about the site; `name` is the site's, `email` where letters go. */
export const about = {
  heading: (name: string) => `About ${name}`,
  description: (name: string) =>
    `Who makes ${name}, for whom, and how to write to us: positive affirmations for children in English and French.`,
  lead: (name: string) =>
    `${name} means hummingbird: the small bird that does its part, one drop at a time.`,
  contents: 'On this page',
  story: {
    heading: 'Our Story',
    fire: 'There is an old tale of a great fire. All the animals stand and watch, except the hummingbird, who flies to the river and back with a single drop of water in its beak, again and again. “What good will that do?” they ask. “I am doing my part,” says the bird.',
    words: (name: string) =>
      `${name} began with sentences just as small: written on a note in a lunch box, said in front of a bathroom mirror, read aloud before a spelling test. A kind sentence does not put out a fire either. But children who hear one every day learn to say it to themselves.`,
  },
  mission: {
    heading: 'Our Mission',
    text: 'To put a kind, true sentence within reach of every child, in English and in French, at home and in class: free to read, without advertising, and without an account.',
  },
  parents: {
    heading: 'For Parents',
    text: 'You need no plan and no equipment. One sentence is enough, and it takes less time than tying two shoes.',
    ways: [
      {
        title: 'Pick a moment',
        hint: 'Breakfast, the school gate, lights out: the same moment each day turns a sentence into a habit.',
      },
      {
        title: 'Let the child choose',
        hint: 'A sentence that a child has picked is one that a child believes. It may be the same one for weeks.',
      },
      {
        title: 'Say one yourself',
        hint: 'Children copy how we talk to ourselves. “I can start again” works for burnt pancakes, too.',
      },
    ],
    link: 'Browse by category',
  },
  teachers: {
    heading: 'For Teachers',
    text: 'Two minutes at the start of the day, a card on the door, a sentence before a test. Everything here may be read, printed and put up in class.',
    ways: [
      {
        title: 'A card on the door',
        hint: 'Print a set, pin it at a child’s height, and let everybody touch one on the way in.',
      },
      {
        title: 'Two languages',
        hint: 'Each affirmation exists in English and in French: good for immersion, and for families who speak both.',
      },
      {
        title: 'Their own words',
        hint: 'Let the class write cards. The best affirmations in the room are usually not ours.',
      },
    ],
    link: 'Get printable cards',
    guide: 'Lesson ideas',
  },
  benefits: {
    heading: 'What Kind Words Can Do',
    text: 'Affirmations are not magic. They are practice, and practice is how children learn everything else.',
    items: [
      {
        title: 'Brain pathways',
        text: 'What we repeat becomes easier to think. A sentence said often is a path walked often: it is there when it is needed.',
      },
      {
        title: 'Self-esteem',
        text: 'Children who hear that they matter, and say it in their own voice, have something to hold on to when others are unkind.',
      },
      {
        title: 'Resilience',
        text: '“I can try again” does not make the mistake go away. It makes the second try a little more likely.',
      },
    ],
    limits:
      'An affirmation is a kind habit, not a treatment. If a child is unwell or worries you, please talk to somebody who can help: a doctor, a school counsellor, a person you trust.',
  },
  contact: {
    heading: 'Contact Us',
    text: 'A question, a mistake, a sentence that we should not be without? Write to us. A person reads every letter.',
  },
};
