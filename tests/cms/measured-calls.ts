import { filledDocument } from '../bench/fill.ts';

/** The panel's list of affirmations. */
export const content =
  '/content-manager/collection-types/api::affirmation.affirmation?locale=en&pageSize=20';

export const publicCalls = [
  '/api/affirmations?lang=en&page=1',
  '/api/affirmations?lang=fr&page=300',
  '/api/affirmations?lang=en&categoryId=2&page=3',
  '/api/affirmations?lang=en&order=mixed&page=2',
  '/api/affirmations?lang=en&ids=5,900,17',
  '/api/affirmations?lang=en',
  '/api/affirmations?lang=fr&q=kangourou',
  '/api/affirmations?lang=en&q=kangaroo&page=1',
  '/api/affirmations/50?lang=fr',
  '/api/affirmations?lang=en&moment=bedtime&age=6-8&page=2',
  '/api/affirmations?lang=fr&categoryId=5&moment=worry&skill=self-management&page=1',
  '/api/affirmations?lang=en&q=kangaroo&age=9-11&page=1',
  '/api/affirmations/random?lang=en',
  '/api/affirmations/random?lang=fr&moment=tests&categoryId=6',
  '/api/affirmations/featured?lang=en',
  '/api/affirmations/today?lang=en',
  '/api/affirmations/daily?lang=fr',
  '/api/weeks?lang=fr',
  '/api/affirmations/keywords?lang=en&q=afraid+of+the+kangaroo',
];
export const panelCalls = [
  '/panel/translations',
  '/panel/translations/affirmation?language=fr&state=missing&page=1',
  '/panel/translations/affirmation?language=fr&state=done&page=9',
  '/panel/translations/affirmation?language=fr&state=review&page=1',
  '/panel/translations/affirmation?language=fr&state=commented&page=1',
  `/panel/translations/affirmation/${filledDocument(0)}/similar?language=fr`,
  `/panel/translations/affirmation/unfinished?documents=${filledDocument(0)},${filledDocument(1)}`,
  '/panel/translations/affirmation?language=en&state=done&page=1',
  '/panel/affirmations/similar?locale=en&text=I%20am%20brave%20and%20I%20can%20wait',
  '/panel/featured',
  '/panel/home/drafts',
  '/panel/letter/choices?q=kangaroo',
  '/panel/versions/affirmation/no-such-document?language=en',
  `${content}&page=1&sort=updatedAt:DESC`,
  `${content}&page=3&sort=text:ASC`,
  `${content}&page=150&sort=updatedAt:DESC`,
  `${content}&page=1&sort=updatedAt:DESC&_q=kangaroo`,
  `${content}&page=1&sort=updatedAt:DESC&_q=90125`,
];
