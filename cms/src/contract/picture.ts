import type { Language } from './language.ts';
import { pictureRows } from './picture-names.ts';

/** What each picture shows, by its name (behavior P15). */
export const pictures: ReadonlyMap<string, Record<Language, string>> = new Map(
  pictureRows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', en = '', fr = ''] = row.split(' | ');
      return [name, { en, fr }];
    }),
);

/** The name of a picture, from that name or from what it shows in any language: `cat`, `a cat`, `Un chat`. */
export function findPicture(text: string): string | undefined {
  const wanted = text.trim().toLowerCase().replaceAll("'", '’');
  if (pictures.has(wanted)) return wanted;
  for (const [name, shown] of pictures)
    if (Object.values(shown).some((alt) => alt.toLowerCase() === wanted)) return name;
  return undefined;
}
