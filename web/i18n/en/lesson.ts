/** The lesson guide. Adults read it, but the sentences in it are spoken to children. */
export const lesson = {
  title: 'Lesson guide',
  description:
    'Eight complete lessons with affirmations, for ages 4 to 11: one page each, ready to print.',
  heading: 'Lesson guide',
  lead: 'Eight lessons with kind, true sentences, for ages 4 to 11. Each fits on one page and needs little beyond what’s already in your classroom.',
  back: 'For teachers',
  print: 'Print the whole guide',
  printOne: 'Print this lesson',
  contents: 'The lessons',
  ages: { '4-5': 'Ages 4–5', '6-8': 'Ages 6–8', '9-11': 'Ages 9–11' },
  minutes: (minutes: number) => `${minutes} minutes`,
  aim: 'Goal:',
  needs: 'What you’ll need',
  sentences: 'The sentences',
  steps: 'Step by step',
  say: 'What you can say',
  quoted: (words: string) => `“${words}”`,
  close: 'To finish',
  quiet: 'For shy children',
  home: 'At home',
  read: (category: string) => `More affirmations: ${category}`,
  cards: (category: string) => `Cards to print: ${category}`,
  make: 'Make your own cards',
  tools: {
    heading: 'More for your class',
    items: [
      'Classroom mode shows a category, a moment or your own collection on a big screen, one card at a time.',
      'With a class link, the whole class can open and print a collection from a web address or a QR code, without accounts.',
      'The year plan has one affirmation a week, each with a five-minute activity.',
    ],
    collections: 'Your collections and class links',
  },
  before: {
    heading: 'Before you begin',
    rules: [
      {
        title: 'You go first',
        text: 'Say the sentence about yourself before you ask a child to say it, and mean it.',
      },
      {
        title: 'Nobody has to speak',
        text: 'Thinking a sentence counts. So does whispering it, drawing it or passing.',
      },
      {
        title: 'True beats grand',
        text: '“I can try again” holds up on a bad day; “I am the best” doesn’t. When a child says “That’s not true,” look together for a smaller sentence that is.',
      },
      {
        title: 'It’s fine to stay sad or mad',
        text: 'A sentence can keep a feeling company. It isn’t there to talk the feeling away, and nobody has to cheer up.',
      },
      {
        title: 'When a child tells you something serious',
        text: 'Thank the child, stay calm, and don’t promise to keep it secret. Tell your school’s counselor or principal the same day, and follow the law and your school’s rules for reporting; you don’t need proof. If a child is in immediate danger, call emergency services. In the United States, Childhelp (1-800-422-4453) advises adults around the clock; in France, call 119.',
      },
    ],
  },
  lessons: {
    mirror: {
      title: 'Hello, me',
      aim: 'The children greet themselves kindly and find something they can already do.',
      needs: ['An unbreakable mirror', 'A box with a lid, big enough for the mirror'],
      sentences: ['I am enough, just as I am.', 'I already know how to do many things.'],
      steps: [
        'Sit in a circle with the closed box on your lap. Tell the children that somebody very special lives inside, and that it’s a secret until everyone has looked.',
        'You look in first. Wave at the mirror: “Hello, me. My hands can braid hair.”',
        'Pass the box around. Each child looks in, waves, and shows or says one thing they can do: hop, hum, button a coat.',
        'The circle answers by doing it too: everybody hops, everybody hums.',
        'Say the first sentence together three times: out loud, in a whisper and silently.',
      ],
      say: [
        'Who did you see? Keep it secret until the box is back with me.',
        'What can you do today that you couldn’t do when you were a baby?',
      ],
      close:
        'Put the lid on: “The special one is still here, even when the box is shut.” Everybody puts a hand on their chest for one long breath.',
      quiet:
        'The child looks in while the others close their eyes, or lets a teddy bear look while you speak for it. Passing the box on with a nod is taking part, too.',
      home: 'At the bathroom mirror, after brushing teeth: grown-up and child each say hello to themselves and name one thing they managed to do today.',
    },
    snail: {
      title: 'Slow as a snail',
      aim: 'The children notice their breathing and learn a small ritual for moments that get too loud.',
      needs: [
        'A stuffed animal for each child',
        'Room to lie down',
        'A triangle, or a glass and a spoon',
      ],
      sentences: [
        'Slowly, slowly: I can travel like a snail.',
        'My breath is a quiet place I can always visit.',
      ],
      steps: [
        'Everyone is a snail, crossing the room as slowly as possible. The last one there wins.',
        'Everyone lies down, shell and all, with a stuffed animal on their belly.',
        'As they breathe in, it goes up; as they breathe out, it comes down. Five times, without holding their breath.',
        'Sound the triangle once. Children raise a hand when they can’t hear it anymore.',
        'Say the first sentence together, slower each time, until you’ve almost stopped.',
      ],
      say: [
        'Is your animal asleep yet? Rock it using only your belly.',
        'You don’t have to close your eyes. You can look at the ceiling.',
      ],
      close:
        'The snails come out: fingers first, then toes, then a long stretch. Agree on a signal for the class: two fingers up, like a snail’s feelers, means “quieter, please.”',
      quiet:
        'The child sits against the wall, holding the stuffed animal, and watches. A child who doesn’t want to lie down can be in charge of the triangle.',
      home: 'The bedtime snail: a stuffed animal on the belly, five breaths, one sentence, lights out.',
    },
    yet: {
      title: 'The little word “yet”',
      aim: 'The children turn “I can’t” into “I can’t yet” and name a first small step.',
      needs: ['A strip of paper and a pencil for each child', 'A large envelope', 'The board'],
      sentences: ['I can’t do it yet, and “yet” changes everything.', 'My mistakes help me learn.'],
      steps: [
        'Do something badly in front of the class: juggle, or draw a horse with the wrong hand. Say “I can’t do this,” and stop there.',
        'Then add the word: “I can’t do this yet.” Ask what has changed. Write YET on the board, as big as you can.',
        'On their strip, everyone writes or draws something they can’t do yet. Nobody has to show it.',
        'On the back goes one step for this week. Not “learn to swim” but “put my face in the water.”',
        'In pairs, one child says “I can’t …” and the other just answers “yet!” Then they swap.',
        'All the strips go into the envelope. Write a date on it, four weeks from now, and make sure to open it that day.',
      ],
      say: [
        'What step is so small it makes you laugh?',
        'I got that wrong, too. What is the mistake telling us?',
      ],
      close:
        'Everyone stands. You call “I can’t do it,” and the class calls back “yet!” Do it three times, the last time in a whisper.',
      quiet:
        'The strip stays folded. In the pair, the child answers by holding up a card that says YET.',
      home: 'At dinner, everyone names one thing they can’t do yet. The grown-ups go first.',
    },
    post: {
      title: 'The kind-word mailbox',
      aim: 'The children notice what others do, put it into words, and take in a kind word.',
      needs: [
        'A slip of paper for each child',
        'A shoebox with a slot',
        'The children’s names, to draw from a hat',
      ],
      sentences: [
        'My words can make someone feel good.',
        'When somebody says something nice about me, I let it in.',
      ],
      steps: [
        'Make a list on the board of things you can notice about someone: how they help, play, wait, try. Looks and clothes are off-limits.',
        'Practice being specific. “You’re nice” becomes “Yesterday you waited for me at the door.” Which one feels warmer?',
        'Everyone draws a name, keeps it secret and writes to that child: “I noticed that you …”',
        'The slips go through the slot. Read every one yourself before you deliver them. This is the one step not to skip.',
        'Deliver the mail. Everyone reads silently and answers “thank you,” without a “but.”',
      ],
      say: [
        'What did you notice? Tell me so I can picture it.',
        'A kind word is like a ball. You don’t have to throw it straight back: you can hold on to it for a while.',
      ],
      close:
        'Say the first sentence together. Then each child finds a place for their slip: a pencil case, a pocket, the wall over the bed.',
      quiet:
        'A child who doesn’t like writing can draw the moment. You deliver the mail yourself; nobody reads aloud or has to guess who wrote what.',
      home: 'A note in the lunch box. Not “You’re wonderful” but “I saw how you …” Replies are welcome.',
    },
    wall: {
      title: 'One wall, many hellos',
      aim: 'The children say hello first, in more than one language, and make a wall that welcomes everyone.',
      needs: [
        'A blank card and crayons for each child',
        'Tape, and a stretch of wall at the children’s eye level',
      ],
      sentences: [
        'Hello is a small word I can say first.',
        'A new friend may be closer than I think.',
      ],
      steps: [
        'Collect hellos: “hello,” “bonjour,” and any others the children know from home, from friends or from songs. Write them all on the board.',
        'Learn each one by ear. The child who brought it says it, and everyone repeats it twice. Nobody has to speak their home language in front of the class.',
        'Everyone walks around the room. When you clap, each child greets the nearest child: in any language, with a wave or with a nod.',
        'Ask: how does it feel to go first? What helps when the other person doesn’t answer?',
        'Each child makes a card: one hello in big letters, and a kind sentence underneath, in any language.',
        'Plan the wall together: who should see it, and how high should the cards hang?',
      ],
      say: [
        'How do you say this in a language you speak at home? Bring it in, and we’ll learn it.',
        'Some people need time to answer. Your hello still counts.',
      ],
      close:
        'Hang up the cards together. Everyone says their hello, all at the same time, then steps back to look.',
      quiet:
        'A wave, a nod or a card held up is a hello, too. Or put the child in charge of the clapping.',
      home: 'Ask your family for a hello or a kind sentence in a language they know. It gets a place on the wall, too.',
    },
    courage: {
      title: 'Courage comes in all sizes',
      aim: 'The students see that courage looks different on everyone, and that being scared is part of it.',
      needs: ['A long strip of tape on the floor', 'Paper and a pencil for each student'],
      sentences: [
        'Scared and brave can both live in me.',
        'I can do hard things, one step at a time.',
      ],
      steps: [
        'One end of the tape means “easy for me,” the other “takes all my courage.”',
        'Read aloud: asking for help. Singing in front of everyone. Saying sorry. Sleeping away from home. Saying no to a friend. Each time, everyone finds their place on the tape, without comment.',
        'Stop after each one and look around: the whole class is hardly ever in the same place. Who is being brave here, the one who finds it easy or the one who finds it hard?',
        'Back at their desks, everyone takes one thing from the far end and breaks it into three steps. The first must be something they can do tomorrow.',
        'Everyone chooses a sentence for the first step: one of these two, or their own.',
      ],
      say: [
        'How does your body tell you you’re scared? I feel it in my stomach.',
        'You don’t have to tell me what it is. Just check: is your first step small enough?',
      ],
      close:
        'Everyone stands on the tape where they’d like to be by the next school break, says the sentence silently and takes one step forward.',
      quiet:
        'Instead of walking, the student draws a line on paper and marks the spot. The three steps stay private; just ask, “Do you have your first one?”',
      home: 'Ask a grown-up: “What were you scared to do but did anyway?” Bring the answer back in three lines.',
    },
    friend: {
      title: 'The friend in your head',
      aim: 'The students notice how they talk to themselves, and find words that are kinder and still honest.',
      needs: [
        'A sheet of paper for each student, folded down the middle',
        'Two colored pencils for each student',
        'Card stock, or the card designer',
      ],
      sentences: [
        'I talk to myself the way a good friend would.',
        'My worth doesn’t depend on getting everything right.',
      ],
      steps: [
        'Share what you say to yourself when you’ve lost your keys again. Be honest, but keep it fit for the classroom.',
        'Left half, first color: what people say to themselves after a mistake. “People,” not “I”: nobody has to confess.',
        'Ask: would you say that to a friend? What would you say instead? That goes on the right half, in the second color.',
        'Test every sentence on the right with three questions. Is it true? Is it kind? Does it tell me what I can do next?',
        'In groups of three, choose the strongest one and turn it into a sentence with “I.”',
        'Everyone turns theirs into a card, by hand or with the card designer.',
      ],
      say: [
        'You always get it wrong? Really, always? Let’s count.',
        'Being kind doesn’t mean fibbing. What is true about that mistake?',
      ],
      close:
        'Everyone reads their card once to themselves, and aloud if they like. Then it goes in their notebook, on the page they find hardest.',
      quiet:
        'The student writes for a made-up character: Sam, eleven, has just missed the penalty kick. The student can be kind and honest with Sam without giving anything away.',
      home: 'The card goes where mistakes happen: on the desk, on the piano, in the gym bag.',
    },
    pressure: {
      title: 'A sentence that holds up',
      aim: 'The students learn to tell slogans from sentences that hold up under pressure, and write one of their own.',
      needs: [
        'Six slogans from ads, posters and the internet',
        'Paper and a pencil for each student',
        'Card stock, or the card designer',
      ],
      sentences: [
        'I do this first; the rest can wait.',
        'When my heart beats fast, it is lending me energy.',
      ],
      steps: [
        'Read the slogans aloud: “Good vibes only,” “You can be anything.” Ask for a show of hands: which ones hold up on a bad day? Write down the reasons.',
        'Turn the reasons into four tests. It’s true today. It’s about me, not other people. It says what I can do. It’s short enough to remember when I’m nervous.',
        'Everyone writes down, for their eyes only, a moment when the pressure is on: a spelling test, a penalty kick, the first line of the school play.',
        'Write three sentences for it, test each one, cross out two.',
        'In pairs, if both want to, each reads the sentence aloud, but not the moment. The other just says “It holds up” or “Shorter.”',
        'Put it on a card. The lettering and color say something, too.',
      ],
      say: [
        'Which one would you still believe on a Monday morning?',
        'You don’t have to like affirmations. Find the one you’d least mind having in your pocket.',
      ],
      close:
        'One quiet minute: everyone pictures the moment and says the sentence in their head. Then the card goes into a pencil case or a pocket, and it’s nobody else’s business.',
      quiet:
        'Nothing has to be read aloud or shown. The student can write for a character in the book you’re reading, and talk about that sentence instead.',
      home: 'Say it once a day for a week, at the same time each day. On the last day: keep it, shorten it or swap it?',
    },
  },
};
