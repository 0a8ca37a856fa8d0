export const recording = {
  title: 'Voice',
  saveFirst: 'Save the text first. Then you can record it.',
  none: 'Nobody has recorded this text. Readers hear their device’s voice, if it has one.',
  play: 'Play the recording',
  playOld: 'Play the outdated recording',
  playNew: 'The new recording',
  outdated: 'The text has changed since this was recorded. Readers don’t hear it.',
  outdatedSoon:
    'The text has changed since this was recorded. Readers hear it only until the new text is published.',
  notHeardYet: 'Readers will hear it once this text is published.',
  byPerson: (name: string, day: string) => `Recorded by ${name}, ${day}.`,
  byProgram: (day: string) => `Read by a text-to-speech program, ${day}.`,
  onlyPublishers: 'Only people who can publish in this language can record this text.',
  record: 'Record',
  recordAgain: 'Record again',
  stop: (seconds: number) => `Stop (${seconds} s)`,
  speakNow: 'Speak now.',
  isHeard: 'The microphone hears you.',
  choose: 'Choose an audio file…',
  use: 'Use this recording',
  remove: 'Remove the recording',
  reallyRemove: 'Yes, remove it',
  hint: 'Say just the affirmation, slowly, in a quiet room, in 30 seconds or less. Or choose an MP3, M4A or WAV file of up to 1 MB.',
  failures: {
    insecure: 'The browser allows recording only over HTTPS. You can still choose an audio file.',
    refused:
      'The browser isn’t allowed to use the microphone. Allow it in the browser’s settings for this page, then try again.',
    noMicrophone: 'No microphone was found. You can still choose an audio file.',
    silent: 'The recording is silent. Is the microphone turned on?',
    failed: 'The recording failed. Please try again, or choose an audio file.',
  },
};

/** What the server says. */
export const messages = {
  notYours:
    'Only people who can publish in this language can record this text, because readers can hear the recording right away.',
  unknownFormat:
    'Not every browser can play this file. Please use an MP3, M4A (AAC) or uncompressed WAV file.',
  tooLarge: 'The recording is larger than 1 MB. Please shorten it, or save it as an MP3.',
  tooSlow: 'The upload took too long. Please try again.',
  textChanged: 'The text has changed in the meantime. Reload the page, then record it again.',
};
