import type { Language } from '#contract/language';
import { langOf } from '../../logic/language.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { Preview } from './Preview.tsx';
import { useCardImage } from './useCardImage.ts';

interface Props {
  language: Language;
  text: string;
  /** The language of the text. */
  lang: Language;
  design: { background: number; font: number };
  category: string | undefined;
}

/** The card of an own affirmation on its page, as it was designed (behavior U5). The page's heading has its text. */
export function DesignedCard({ language, text, lang, design, category }: Props) {
  const image = useCardImage({ design, text, category });
  return (
    <div className="my-5">
      <div aria-hidden="true" className="max-w-80">
        <Preview gradientId="gradient" label="" {...image} />
      </div>
      <DownloadButton
        language={language}
        image={image}
        text={text}
        lang={langOf({ lang }, language)}
        isNamed
      />
    </div>
  );
}
