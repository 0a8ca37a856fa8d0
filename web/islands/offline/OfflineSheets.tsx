import { useEffect, useState, type ChangeEvent } from 'react';
import { fallbackLanguage, type Language } from '#contract/language';
import { offlineTexts } from '../../i18n/offline.ts';
import { sheetTexts } from '../../i18n/sheet.ts';
import { offlineCards, type OfflineContents } from '../../logic/offline-cards.ts';
import { languagesOf, toPrintedCards, withLabels } from '../../logic/printed-cards.ts';
import { layoutSheets } from '../../logic/sheet-layout.ts';
import { sheetPath } from '../../logic/sheet-limits.ts';
import { parseSheetQuery, type SheetQuery } from '../../logic/sheet-query.ts';
import { defaultPaper, fittingPerPage } from '../../logic/sheet.ts';
import { printOnceLoaded } from '../first/pages/print-window.ts';
import { PrintPageButton } from '../print/PrintPageButton.tsx';
import { PrintSheetPage } from '../sheet/PrintSheetPage.tsx';
import { SheetFields } from '../sheet/SheetFields.tsx';
import { Button, ButtonLink } from '../shared/Button.tsx';
import { OfflineMessage } from './OfflineMessage.tsx';
import { loadSheetFonts, measureSheetText } from './sheet-fonts.ts';
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
  const [hasFonts, setHasFonts] = useState(false);
  /** The options in the form, once one has changed. */
  const [path, setPath] = useState<string>();
  useTitle(t.title);
  useEffect(() => void loadSheetFonts().then(() => setHasFonts(true)), []);

  const isReady = kept !== 'loading' && kept !== 'none' && hasFonts;
  useEffect(() => {
    // One card's own page prints at once and closes (behavior P8).
    if (isReady && singleIdOf(location)) void printOnceLoaded();
  }, [isReady]);

  function applyOptions({ currentTarget }: ChangeEvent<HTMLFormElement>): void {
    const fields = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]);
    const chosen = `${sheetPath}?${new URLSearchParams(fields)}`;
    history.replaceState(history.state, '', chosen);
    setPath(chosen);
  }

  if (kept === 'loading' || !hasFonts) return <p className="sr-only">{t.title}</p>;
  const query = queryOf(new URL(path ?? location.href, location.origin), language);
  const cards = kept === 'none' ? [] : cardsOf(kept, query);
  if (cards.length === 0) return <OfflineMessage language={language} />;

  const { paper, format, ink } = query;
  const per = query.per ?? fittingPerPage(cards.length);
  const options = { paper, format, per, savesInk: ink === 'saving', brand: siteName };
  const pages = layoutSheets(cards, options, measureSheetText);
  return (
    <>
      <div className="wrap py-5 print:hidden">
        <ButtonLink href="/printable-cards" variant="line">
          {t.back}
        </ButtonLink>
        <h1 className="text-title mt-4 mb-5 font-extrabold">{t.title}</h1>
        <form action={sheetPath} autoComplete="off" onChange={applyOptions} data-sheet-options>
          <SheetFields query={query} per={per} language={language} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" variant="line">
              {t.update}
            </Button>
            <PrintPageButton text={t.printSheets} />
          </div>
        </form>
        <p role="status" className="mt-4 font-bold">
          {t.count(pages.length)}
        </p>
        <p className="text-ink-soft mt-1 max-w-text">{offlineTexts[language].sheetNote}</p>
        <p className="text-ink-soft mt-1 max-w-text">{t.hint}</p>
      </div>
      <div className="px-4 print:p-0">
        {pages.map((sheet, index) => (
          <PrintSheetPage
            key={index}
            sheet={sheet}
            paper={paper}
            format={format}
            label={t.page(index + 1, pages.length)}
            language={language}
          />
        ))}
      </div>
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

function cardsOf(kept: OfflineContents, query: SheetQuery) {
  const languages = languagesOf(query);
  const [searched = fallbackLanguage] = languages;
  const found = offlineCards(kept, query, languages, searched);
  const categories = languages.map((language) => kept[language].categories);
  return withLabels(toPrintedCards(found, categories, query), query);
}
