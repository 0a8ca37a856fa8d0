import { isLanguage, type Language } from '#contract/language';
import { positiveInteger } from '#contract/query';

/** The size that every place where links are shared shows whole. */
export const sharePictureSize = { width: 1200, height: 630 };

/** What a share picture is of: an affirmation, a category, or a page by its name. */
export const pagesWithPicture = ['home', 'about', 'create', 'printable-cards'] as const;
export type PageWithPicture = (typeof pagesWithPicture)[number];
export type ShareSubject =
  { noun: 'affirmation' | 'category'; id: number } | { page: PageWithPicture };

const name = /^(?:(affirmation|category)-(\d+)|([a-z-]+))\.([a-z]+)$/;

/** The path of the picture that a link to something shows: `/share/affirmation-12.en.png`. */
export function sharePicturePath(shared: ShareSubject, language: Language): string {
  const what = 'page' in shared ? shared.page : `${shared.noun}-${shared.id}`;
  return `/share/${what}.${language}.png`;
}

/** What the picture with a name (`affirmation-12.en`) is of; undefined where there is none. */
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

/** What a link to a page at a path shows: its own title, or the site's. */
export function shareSubjectOfPage(path: string): ShareSubject {
  return { page: pagesWithPicture.find((each) => path === `/${each}`) ?? 'home' };
}
