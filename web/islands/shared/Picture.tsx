import type { Language } from '#contract/language';
import type { Picture as Content } from '../../logic/affirmation.ts';
import { pictureHref } from '../../logic/pictures.ts';

interface Props {
  picture: Content;
  /** The language of the affirmation, if it isn't the page's. */
  lang?: Language | undefined;
  /** With its width. */
  className: string;
  /** Whether it loads before it is in view: for printing, or because the connection may be lost by then. */
  isEager?: boolean;
}

/** An affirmation's picture (behavior P15). */
export function Picture({ picture: { name, alt }, lang, className, isEager = false }: Props) {
  return (
    <img
      src={pictureHref(name)}
      alt={alt}
      lang={lang}
      className={className}
      loading={isEager ? undefined : 'lazy'}
    />
  );
}
