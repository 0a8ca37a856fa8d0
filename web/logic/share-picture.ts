import { isLanguage, type Language } from '#contract/language';
import { positiveInteger } from '#contract/query';

/** The size that all social networks show without cropping. */
export const sharePictureSize = { width: 1200, height: 630 };

/** The subject of a share picture: an affirmation, a category, or one of these pages. */
export const pagesWithPicture = ['home', 'about', 'create', 'printable-cards'] as const;
export type PageWithPicture = (typeof pagesWithPicture)[number];
export type ShareSubject =
  { noun: 'affirmation' | 'category'; id: number } | { page: PageWithPicture };

const name = /^(?:(affirmation|category)-(\d+)|([a-z-]+))\.([a-z]+)$/;

/** The path of a share picture: `/share/affirmation-12.en.png`. */
export function sharePicturePath(shared: ShareSubject, language: Language): string {
  const what = 'page' in shared ? shared.page : `${shared.noun}-${shared.id}`;
  return `/share/${what}.${language}.png`;
}

/** Parses the name of a share picture (`affirmation-12.en`); undefined if it is invalid. */
export function parseSharePictureName(
  given: string | undefined,
): { shared: ShareSubject; language: Language } | undefined {
  const [, noun, number, word, language] = name.exec(given ?? '') ?? [];
  if (!isLanguage(language)) return undefined;
  const id = positiveInteger.safeParse(number);
  if ((noun === 'affirmation' || noun === 'category') && id.success)
    return { shared: { noun, id: id.data }, language };
  const page = pagesWithPicture.find((each) => each === word);
  return page && { shared: { page }, language };
}

/** The subject of a page's share picture: the page itself if it has one, or else the home page. */
export function shareSubjectOfPage(path: string): ShareSubject {
  return { page: pagesWithPicture.find((each) => path === `/${each}`) ?? 'home' };
}
