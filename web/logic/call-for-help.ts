import { wordsOf } from './offline-search.ts';

/** What children may search for who are in danger or think about hurting themselves, in both languages, without accents. */
const calls = [
  'want to die',
  'wanna die',
  'kill myself',
  'killing myself',
  'end my life',
  'want to disappear',
  'hurt myself',
  'hurting myself',
  'cut myself',
  'cutting myself',
  'self harm',
  'suicide',
  'suicidal',
  'bad touch',
  'touched me',
  'touches me',
  'hits me at home',
  'dad hits me',
  'mom hits me',
  'beats me',
  'abuse',
  'abused',
  'envie de mourir',
  'veux mourir',
  'plus envie de vivre',
  'veux disparaitre',
  'me tuer',
  'me faire du mal',
  'me fais du mal',
  'suicider',
  'm a touche',
  'm a touchee',
  'me frappe a la maison',
  'me tape a la maison',
  'me bat',
  'viol',
  'violee',
  'maltraitance',
];

/** Whether somebody who searches for this may need help at once. */
export function isCallForHelp(q: string): boolean {
  const text = ` ${wordsOf(q).join(' ')} `;
  return calls.some((call) => text.includes(` ${call} `));
}
