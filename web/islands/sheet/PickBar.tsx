import type { Language } from '#contract/language';
import { sheetTexts } from '../../i18n/sheet.ts';
import { $picks, setPicked } from '../../stores/picks.ts';
import { AddToCollection } from './AddToCollection.tsx';
import { pickBarButton } from './classes.ts';
import { PickBarLabel } from './PickBarLabel.tsx';
import { SavePicksButton } from './SavePicksButton.tsx';

interface Props {
  language: Language;
  picks: readonly number[];
  /** The member's collection that the cards are for. */
  collection: number | undefined;
  loginHref: string;
}

/** Shows how many cards are picked, if any, and what to do with them. It stays visible while scrolling. */
export function PickBar({ language, picks, collection, loginHref }: Props) {
  const t = sheetTexts[language];
  const isAny = picks.length > 0;

  return (
    <div
      data-uncovered
      className={
        isAny
          ? 'bg-paper-2 shadow-lift rounded-card sticky bottom-3 z-2 mt-8 flex flex-wrap items-center justify-end px-2 py-1.5 sm:gap-x-3 sm:px-4 noscript:hidden'
          : 'hidden noscript:mt-8 noscript:block'
      }
    >
      {isAny && (
        <>
          <p className="text-small mr-auto leading-tight font-bold" role="status">
            <span className="max-sm:sr-only">{t.picked}</span> {picks.length}
          </p>
          <button
            type="button"
            onClick={() => setPicked($picks.get(), false)}
            className={pickBarButton.text}
          >
            <PickBarLabel icon="x-bold" text={t.clear} />
          </button>
          {collection ? (
            <AddToCollection language={language} picks={picks} collection={collection} />
          ) : (
            <SavePicksButton language={language} picks={picks} loginHref={loginHref} />
          )}
        </>
      )}
      {/* Without JavaScript there is no count, so the button is always there. */}
      {!(isAny && collection) && (
        <>
          <button type="submit" formAction="/classroom" className={pickBarButton.text}>
            <PickBarLabel icon="presentation-bold" text={t.classroom} />
          </button>
          <button type="submit" className={pickBarButton.filled}>
            {t.make}
          </button>
        </>
      )}
    </div>
  );
}
