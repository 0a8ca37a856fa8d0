import type { Language } from '#contract/language';
import { langOf } from '../../logic/language.ts';
import type { ListeningItem } from '../../logic/listening.ts';
import { Picture } from '../shared/Picture.tsx';
import { UnbrokenText } from '../shared/UnbrokenText.tsx';

interface Props {
  item: ListeningItem;
  language: Language;
}

/** What is being read. No live region, because a screen reader would talk over the voice. */
export function ListeningText({ item, language }: Props) {
  const { text, picture } = item;
  const lang = langOf(item, language);
  return (
    <>
      {picture && (
        <Picture
          picture={picture}
          lang={lang}
          className="size-28 opacity-80 [filter:drop-shadow(0_0_2px_#fffc)] sm:size-44"
          isEager
        />
      )}
      <p
        lang={lang}
        className="font-display text-ink-soft text-title max-w-text leading-[1.18] font-bold text-balance"
      >
        <UnbrokenText text={text} />
      </p>
    </>
  );
}
