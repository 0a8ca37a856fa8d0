import { useEffect, useMemo, useState } from 'react';
import { fallbackLanguage, languages, type Language } from '#contract/language';
import { offlineTexts } from '../../i18n/offline.ts';
import { sheetTexts } from '../../i18n/sheet.ts';
import { offlineCards, type OfflineContents } from '../../logic/offline-cards.ts';
import { chooseCards, languagesOf, toPrintedCards } from '../../logic/printed-cards.ts';
import { toChoice } from '../../logic/sheet-choice.ts';
import {
  cardParameters,
  listingOf,
  parseSheetQuery,
  withoutSearch,
  type SheetQuery,
} from '../../logic/sheet-query.ts';
import { defaultPaper } from '../../logic/sheet.ts';
import { printOnceLoaded } from '../first/pages/print-window.ts';
import { PrintSheets } from '../sheet/PrintSheets.tsx';
import type { SheetMaker } from '../sheet/make-sheets.tsx';
import { ButtonLink } from '../shared/Button.tsx';
import { OfflineMessage } from './OfflineMessage.tsx';
import { useKept } from './useKept.ts';
import { useTitle } from './useTitle.ts';

interface Props {
  language: Language;
  siteName: string;
}

/** Print sheets, and one card to print, made from what is kept for offline. */
export function OfflineSheets({ language, siteName }: Props) {
  const t = sheetTexts[language];
  const kept = useKept();
  const [maker, setMaker] = useState<SheetMaker>();
  const contents = typeof kept === 'string' ? undefined : kept;
  // Only at first, because later options change the address.
  const sheet = useMemo(
    () => contents && sheetAt(location, contents, language),
    [contents, language],
  );
  useTitle(t.title);
  useEffect(() => {
    void import('../sheet/make-sheets.tsx')
      .then(({ loadSheetMaker }) => loadSheetMaker())
      .then((loaded) => setMaker(() => loaded));
  }, []);

  const isReady = contents !== undefined && maker !== undefined;
  useEffect(() => {
    // One card's own page prints at once and closes (behavior P8).
    if (isReady && singleIdOf(location)) void printOnceLoaded();
  }, [isReady]);

  if (kept === 'loading' || !maker) return <p className="sr-only">{t.title}</p>;
  if (!sheet || sheet.content.cards.length === 0) return <OfflineMessage language={language} />;
  return (
    <>
      <div className="wrap pt-5 print:hidden">
        <ButtonLink href="/printable-cards" variant="line">
          {t.back}
        </ButtonLink>
        <h1 className="text-title mt-4 mb-5 font-extrabold">{t.title}</h1>
      </div>
      <PrintSheets
        {...sheet}
        language={language}
        siteName={siteName}
        maker={maker}
        note={offlineTexts[language].sheetNote}
      />
    </>
  );
}

/** The id in the address of the page that prints one card: `/print/12`. */
const singleIdOf = ({ pathname }: Pick<URL, 'pathname'>) =>
  Number(/^\/print\/(\d+)$/.exec(pathname)?.[1]);

/** The query of a sheet, or of the page that prints one card: `/print/12`. */
function queryOf(address: URL, language: Language): SheetQuery {
  const query = parseSheetQuery(address, language);
  const isPaperGiven = address.searchParams.has('paper');
  const single = singleIdOf(address);
  return {
    ...query,
    ...(!isPaperGiven && { paper: defaultPaper(navigator.language) }),
    ...(single && { ids: [single], adults: 'yes' }),
  };
}

/** The cards and options in an address. */
function sheetAt({ href }: Pick<URL, 'href'>, kept: OfflineContents, language: Language) {
  const query = queryOf(new URL(href), language);
  const [searched = fallbackLanguage] = languagesOf(query);
  const found = offlineCards(kept, query, languages, searched);
  const categories = languages.map((each) => kept[each].categories);
  const ids = listingOf(query) ? undefined : query.ids;
  const content = { cards: toPrintedCards(found, categories, ids) };
  const { per } = chooseCards(content, query);
  return {
    content,
    parameters: cardParameters(withoutSearch(query, found)),
    choice: toChoice(query, per),
  };
}
