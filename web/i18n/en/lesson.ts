/** The lesson guide: read by adults; what they say in it is said to children. */
export const lesson = {
  title: 'Lesson Guide',
  description:
    'Eight complete lessons with affirmations, from nursery to secondary school: on one page each, ready to print.',
  heading: 'Lesson guide',
  lead: 'Eight lessons with kind and true sentences, from nursery to secondary school. Each fits on one page and needs little more than a classroom has anyway.',
  back: 'For teachers',
  print: 'Print the whole guide',
  printOne: 'Print this lesson',
  contents: 'The lessons',
  ages: { '3-5': 'Ages 3–5', '6-8': 'Ages 6–8', '9-11': 'Ages 9–11', '12+': 'Ages 12 and up' },
  minutes: (minutes: number) => `${minutes} minutes`,
  aim: 'Aim:',
  needs: 'What you need',
  sentences: 'The sentences',
  steps: 'Step by step',
  say: 'What you can say',
  quoted: (words: string) => `“${words}”`,
  close: 'How to close',
  quiet: 'For shy children',
  home: 'For home',
  read: (category: string) => `More sentences: ${category}`,
  cards: (category: string) => `Cards to print: ${category}`,
  make: 'Make your own cards',
  before: {
    heading: 'Before you begin',
    rules: [
      {
        title: 'You go first',
        text: 'Children believe a sentence when they have heard a grown-up say it about themselves, and mean it.',
      },
      {
        title: 'Nobody has to speak',
        text: 'Thinking a sentence counts. So does whispering it, drawing it, or passing.',
      },
      {
        title: 'True beats grand',
        text: '“I can try again” holds on a bad day, “I am the best” does not. When a child says “that’s not true”, look together for a smaller sentence that is.',
      },
      {
        title: 'Sad and cross may stay',
        text: 'A sentence keeps a feeling company. It does not talk it away, and nobody has to cheer up.',
      },
      {
        title: 'When something heavy comes up',
        text: 'Thank the child, promise no secrecy, and speak the same day with the person at your school who is there for it.',
      },
    ],
  },
  lessons: {
    mirror: {
      title: 'Hello, me',
      aim: 'The children greet themselves kindly, and find something that they can already do.',
      needs: ['A mirror that does not break', 'A box with a lid to lay it in'],
      sentences: ['I am enough, just as I am.', 'I already know how to do many things.'],
      steps: [
        'Sit in a circle, the closed box on your lap. Somebody very special lives in it, you say, and it stays a secret until everyone has looked.',
        'Open it for yourself first. Wave into the mirror: “Hello, me. My hands can plait hair.”',
        'The box goes round. Each child looks in, waves, and shows or says one thing: hop, hum, button a coat.',
        'The circle answers by doing it too: everybody hops, everybody hums.',
        'Say the first sentence together three times: out loud, in a whisper, and only inside.',
      ],
      say: [
        'Who did you see? Keep it safe until the box has come home.',
        'What can you do today that you could not do when you were a baby?',
      ],
      close:
        'Put the lid on: “The special one is still here, even when the box is shut.” Everybody lays a hand on their own chest, for one long breath.',
      quiet:
        'The child looks in while the others close their eyes, or lets a teddy look, and you speak for the teddy. Passing the box on with a nod is taking part.',
      home: 'At the bathroom mirror, after the teeth: grown-up and child each say hello to themselves, with one thing that they managed today.',
    },
    snail: {
      title: 'Slow as a snail',
      aim: 'The children feel their breath, and have a small ritual for moments that get too loud.',
      needs: [
        'A soft toy for each child',
        'Room to lie down',
        'A triangle, or a glass and a spoon',
      ],
      sentences: [
        'Slowly, slowly: I can travel like a snail.',
        'My breath is a quiet place I can always visit.',
      ],
      steps: [
        'Everyone is a snail and crosses the room as slowly as can be. Who gets there last has won.',
        'Lie down, house and all. The toy rides on the belly.',
        'Breathe in, and the toy goes up. Breathe out, and it comes down. Five times, without holding the breath.',
        'Sound the triangle once. Whoever can no longer hear it puts up a hand.',
        'Say the first sentence together, slower each time, until it almost stands still.',
      ],
      say: [
        'Is your toy asleep yet? Rock it with nothing but your belly.',
        'You need not close your eyes. You may look at the ceiling.',
      ],
      close:
        'The snails come out: fingers first, then toes, then a long stretch. Agree on two fingers held up as feelers: from now on the class’s sign for “please, more quietly”.',
      quiet:
        'The child sits against the wall with the toy in its arms, and watches. Whoever does not like to lie down looks after the triangle.',
      home: 'The bedtime snail: a toy on the belly, five breaths, one sentence, lights out.',
    },
    yet: {
      title: 'The little word “yet”',
      aim: 'The children turn “I can’t” into “I can’t yet”, and name a first small step.',
      needs: ['A strip of paper and a pencil each', 'A large envelope', 'The board'],
      sentences: [
        'I can’t do it yet, and “yet” changes everything.',
        'Mistakes help my brain grow.',
      ],
      steps: [
        'Do something badly in front of the class: juggle, or draw a horse with the wrong hand. Say “I can’t do this”, and leave it standing there.',
        'Then add the word: “I can’t do this yet.” Ask what has changed. Write YET on the board, as large as it will go.',
        'Everyone writes or draws on a strip what they cannot do yet. Nobody has to show it.',
        'On the back goes one step for this week. Not “learn to swim”: “put my face in the water”.',
        'In pairs: one child says “I can’t …”, the other answers only “yet!”. Then they swap.',
        'All strips go into the envelope. Write the date in four weeks on it, and really open it then.',
      ],
      say: [
        'Which step would be so small that it makes you laugh?',
        'I got that wrong too. What is the mistake telling us?',
      ],
      close:
        'Everyone stands. You call “I can’t do it”, the class calls “yet!”. Three times, and the last time in a whisper.',
      quiet:
        'The strip stays folded. In the pair, the child answers by holding up a card that says YET.',
      home: 'At supper everyone names one thing that they cannot do yet. The grown-ups begin.',
    },
    post: {
      title: 'The kind-word post',
      aim: 'The children notice what others do, put it into words, and let a kind word in.',
      needs: [
        'A slip of paper for each child',
        'A shoe box with a slot',
        'The names of the class, for drawing lots',
      ],
      sentences: [
        'My words can do someone good.',
        'When somebody says something nice about me, I let it in.',
      ],
      steps: [
        'Collect on the board what can be noticed about somebody: how they help, play, wait, try. Looks and clothes stay out.',
        'Practise being exact. “You are nice” becomes “Yesterday you waited for me at the door”. Which of the two is warmer?',
        'Everyone draws a name, tells nobody, and writes to it: “I noticed that you …”',
        'The slips go through the slot. Read them all yourself before they are delivered. This is the one step not to skip.',
        'Deliver them. Everyone reads in silence, and answers with “thank you” and no “but”.',
      ],
      say: [
        'What did you see? Tell me so that I can see it too.',
        'A kind word is like a ball. You need not throw it straight back: you may hold it for a while.',
      ],
      close:
        'Say the first sentence together. Then each child finds a place for its slip: the pencil case, a pocket, the wall over the bed.',
      quiet:
        'Who does not like writing draws the moment. The post is delivered by you, nobody reads aloud, and nobody has to guess who wrote.',
      home: 'A slip in the lunch box. Not “you are wonderful” but “I saw how you …”. Answers are welcome.',
    },
    courage: {
      title: 'Courage comes in all sizes',
      aim: 'The pupils see that courage looks different on everyone, and that being scared is part of it.',
      needs: ['A long strip of tape on the floor', 'Paper and a pencil each'],
      sentences: [
        'Feeling scared and being brave can both live in me.',
        'I can do hard things, one step at a time.',
      ],
      steps: [
        'One end of the tape means “easy for me”, the other “takes all my courage”.',
        'Read out: asking for help. Singing alone. Saying sorry. Sleeping away from home. Telling a friend no. Each time everyone finds their place on the tape, without remarks.',
        'Stop after each one and look around: never do all stand together. Who is being brave here, the one who finds it easy or the one who finds it hard?',
        'Back at the desk, everyone takes one thing from the far end and cuts it into three steps. The first must be possible tomorrow.',
        'Everyone chooses a sentence for the first step, from above or of their own.',
      ],
      say: [
        'Where does your body tell you that you are scared? Mine says so in the stomach.',
        'You need not tell me what it is. Only check: is your first step small enough?',
      ],
      close:
        'Everyone stands on the tape where they would like to be by the holidays, says the sentence silently, and takes one step forward.',
      quiet:
        'Instead of walking: a line on paper, and a cross on it. The three steps stay private, you ask only, “Have you got your first one?”',
      home: 'Ask a grown-up: “When were you scared, and did it anyway?” Bring the answer back in three lines.',
    },
    friend: {
      title: 'The friend in your head',
      aim: 'The pupils hear how they talk to themselves, and find words that are kinder and still honest.',
      needs: ['A sheet each, folded down the middle', 'Two colours', 'Card, or the card table'],
      sentences: [
        'I talk to myself the way a good friend would.',
        'My worth doesn’t depend on getting everything right.',
      ],
      steps: [
        'Tell what you say to yourself when you have lost your keys again. Really, as far as it is fit for school.',
        'Left half, first colour: what people say to themselves after a mistake. “People”, not “I”: nobody has to confess.',
        'Ask: would you say that to a friend? What would you say instead? Right half, second colour.',
        'Put every sentence on the right to three questions. Is it true? Is it kind? Does it tell me what I can do next?',
        'In threes, choose the strongest and turn it into a sentence with “I”.',
        'Everyone makes a card of theirs, by hand or at the card table.',
      ],
      say: [
        'You always get it wrong? Really always? Let’s count.',
        'Kind does not mean fibbing. What is true about that mistake?',
      ],
      close:
        'Everyone reads their card once to themselves, and aloud if they like. Then it goes into the exercise book, at the page where things get hard.',
      quiet:
        'The child works for somebody made up: Sam, eleven, has missed the penalty. You can be wise for Sam and tell nothing about yourself.',
      home: 'The card goes where mistakes happen: to the desk, the piano, the sports bag.',
    },
    pressure: {
      title: 'A sentence that holds',
      aim: 'The students tell slogans from sentences that hold under pressure, and write one for themselves.',
      needs: ['Eight slogans from adverts, posters, the net', 'Paper', 'Card, or the card table'],
      sentences: [
        'I do this first; the rest can wait.',
        'When my heart beats fast, it is lending me energy.',
      ],
      steps: [
        'Read the slogans out: “Good vibes only”, “You can be anything”. Hands up: does it hold on a bad day? Collect the reasons.',
        'Make four tests of them. True today. About me, not about others. Says what I do. Short enough for the corridor before an exam.',
        'Everyone notes, for their own eyes, a moment that presses: a test, a penalty, a message that stays unanswered.',
        'Write three sentences for it, put them to the tests, strike out two.',
        'In pairs, if both like: read out the sentence, not the moment. The other says only “holds” or “shorter”.',
        'Set it on a card. Lettering and colour are part of what it says.',
      ],
      say: [
        'What would you still believe at seven in the morning?',
        'You need not like affirmations. Look for the one that you would mind least having in your pocket.',
      ],
      close:
        'One minute of silence: everyone imagines the moment, and says the sentence in it. Then the card goes behind the phone or into the purse, and is nobody else’s business.',
      quiet:
        'Nothing is read out or shown. Let them write for a character from the book that you are reading, and talk about that sentence.',
      home: 'For a week, once a day at the same time. On the last day: keep it, shorten it, or swap it?',
    },
    wall: {
      title: 'One wall, two languages',
      aim: 'The students carry a tone from one language into the other, and give the school a wall that welcomes.',
      needs: [
        'Cards printed in both languages, then cut in two',
        'Dictionaries',
        'Tape, and a wall in the corridor',
      ],
      sentences: [
        'Hello is a small word I can say first.',
        'On my team, each of us has a part to play.',
      ],
      steps: [
        'Deal out the halves, English to some and French to others. Everyone finds their partner by reading aloud. Showing is not allowed.',
        'The pairs compare: what does one language say that the other keeps to itself?',
        'Each pair writes one sentence for this school in one language, then carries it over. Would anybody of your age really say that?',
        'Two pairs swap and mend each other’s sentences: only the tone, and with reasons.',
        'Both languages go on one card. Then plan the wall: at whose eye level, for whom, until when?',
      ],
      say: [
        'Do not translate the words. What does the sentence do? Do that in the other language.',
        'Is there a word for this in a language that you speak at home? Bring it.',
      ],
      close:
        'Hang the cards together. Each pair reads theirs once, one voice for each language, and steps back.',
      quiet:
        'Search with the eyes: the halves lie open on the tables. A pair may record its sentence, or lend it to another pair to read.',
      home: 'Ask at home for a kind sentence in a language of the family. It gets a place on the wall too.',
    },
  },
};
