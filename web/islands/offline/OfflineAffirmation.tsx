import type { Language } from '#contract/language';
import { offlineTexts } from '../../i18n/offline.ts';
import type { CardContent } from '../../logic/affirmation.ts';
import { langOf } from '../../logic/language.ts';
import { recordingHref } from '../../logic/recording.ts';
import { AffirmationActions } from '../affirmation/AffirmationActions.tsx';
import { ReadAloudButton } from '../read-aloud/ReadAloudButton.tsx';
import { Picture } from '../shared/Picture.tsx';
import { useTitle } from './useTitle.ts';

interface Props {
  card: CardContent;
  language: Language;
  loginHref: string;
}

/** An affirmation's page, made from what is kept for offline. */
export function OfflineAffirmation({ card, language, loginHref }: Props) {
  const { id, text, description, picture, recording, category } = card;
  const lang = langOf(card, language);
  useTitle(text);
  return (
    <div className={`bg-tint py-14 ${category.colorClass}`}>
      <article className="bg-card shadow-lift rounded-sheet mx-auto w-[min(54rem,100%-2rem)] overflow-clip">
        <div className="bg-fill h-4.5" />
        <div className="px-6 pt-5 pb-4 sm:px-14 sm:pt-9 sm:pb-6">
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
            <span lang={category.lang} className="badge">
              {category.name}
            </span>
            <ReadAloudButton
              language={language}
              lang={card.lang}
              texts={[text, description]}
              recording={recordingHref(id, recording)}
              label={text}
              isNamed
            />
          </div>
          {picture && <Picture picture={picture} lang={lang} className="picture mt-4 w-28" />}
          <h1 lang={lang} className="text-hero mt-3 font-extrabold text-balance">
            {text}
          </h1>
          <p lang={lang} className="text-large mt-3 max-w-text leading-snug">
            {description}
          </p>
          <div className="border-line mt-7 border-t-2 border-dashed pt-3">
            <AffirmationActions
              id={id}
              language={language}
              versions={[card]}
              both={false}
              replacesHistory={false}
              loginHref={loginHref}
            />
          </div>
        </div>
      </article>
      <p className="wrap mt-6 text-center">{offlineTexts[language].note}</p>
    </div>
  );
}
