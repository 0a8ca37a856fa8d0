import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import type { Language } from '#contract/language';
import { sheetTexts } from '../../i18n/sheet.ts';
import type { SheetContent } from '../../logic/printed-cards.ts';
import { isSameChoice, parseChoice, type FullChoice } from '../../logic/sheet-choice.ts';
import { sheetPath } from '../../logic/sheet-limits.ts';
import {
  defaultPaper,
  maxPosters,
  type MissingCharacters,
  type SheetSummary,
} from '../../logic/sheet.ts';
import { PrintPageButton } from '../print/PrintPageButton.tsx';
import type { SheetMaker } from './make-sheets.tsx';
import { SheetFields } from './SheetFields.tsx';

interface Props {
  language: Language;
  siteName: string;
  content: SheetContent;
  /** The query parameters that select the cards. */
  parameters: Readonly<Record<string, string>>;
  /** The options at first. */
  choice: FullChoice;
  /** What the server made with these options; undefined without a network. */
  made?: { summary: SheetSummary; missing: MissingCharacters };
  /** The server's sheets, which are shown until an option changes. */
  children?: ReactNode;
  /** The form's other buttons, which are static HTML. */
  update?: ReactNode;
  download?: ReactNode;
  /** Makes the first sheets, too, without a network. */
  maker?: SheetMaker;
  /** Shown below the count. */
  note?: string;
}

interface Applied {
  choice: FullChoice;
  make: SheetMaker;
  /** The page with these options; undefined for those at first. */
  address?: string;
}

const nothingMissing: MissingCharacters = { display: [], body: [] };

/**
 * The options of print sheets, and the sheets. A changed option applies at once (behavior P22): the browser lays out the
 * same cards with the same code as the server.
 */
export function PrintSheets(props: Props) {
  const { language, siteName, content, parameters, choice, made, maker, note } = props;
  const t = sheetTexts[language];
  const form = useRef<HTMLFormElement>(null);
  const [isPending, startTransition] = useTransition();
  // Two imports of the same file can resolve in any order.
  const latest = useRef<object>(undefined);
  const [applied, setApplied] = useState<Applied | undefined>(maker && { choice, make: maker });
  const missing = made?.missing ?? nothingMissing;
  const inBrowser = useMemo(
    () => applied?.make({ content, siteName, language, missing }, applied.choice),
    [applied, content, siteName, language, missing],
  );

  function applyOptions(): void {
    const options = form.current;
    if (!options) return;
    const values = valuesOf(options);
    latest.current = values;
    startTransition(async () => {
      try {
        const { loadSheetMaker } = await import('./make-sheets.tsx');
        const make = await loadSheetMaker();
        if (latest.current !== values) return;
        const address = `${sheetPath}?${new URLSearchParams(values)}`;
        startTransition(() => setApplied({ choice: parseChoice(values), make, address }));
      } catch {
        // The page shows the sheets, or why it can't.
        options.submit();
      }
    });
  }

  useEffect(() => {
    // Once the sheets show, so that the address never says more than they do.
    if (applied?.address) history.replaceState(history.state, '', applied.address);
  }, [applied]);

  // Not with useOnHydration, whose file is larger than all others of this page.
  const onHydration = useEffectEvent(() => {
    if (!form.current) return;
    // The server doesn't know the visitor's country.
    const paper = form.current.elements.namedItem('paper');
    const isGiven = new URLSearchParams(location.search).has('paper');
    if (paper instanceof HTMLSelectElement && !isGiven && paper.value === choice.paper)
      paper.value = defaultPaper(navigator.language);
    // Options that were changed before hydration count, too.
    if (!isSameChoice(parseChoice(valuesOf(form.current)), choice)) applyOptions();
  });
  useEffect(() => onHydration(), []);

  const shown = applied?.choice ?? choice;
  const { count = 0, isCut, pdfLack } = inBrowser ?? made?.summary ?? {};
  return (
    <>
      <div className="wrap pb-5 print:hidden">
        {/* Otherwise a browser could restore options that the sheets don't have. */}
        <form
          ref={form}
          action={sheetPath}
          autoComplete="off"
          data-astro-reload
          data-sheet-options
          onChange={applyOptions}
        >
          <SheetFields
            parameters={parameters}
            choice={choice}
            language={language}
            canHaveCode={content.link !== undefined}
          />
          <div className="mt-4 flex flex-wrap gap-3">
            {props.update}
            <PrintPageButton text={t.printSheets} isPending={isPending} />
            {props.download}
          </div>
        </form>
        <p role="status" className="mt-4 font-bold">
          {t.count(count)}
        </p>
        {note && <p className="text-ink-soft mt-1 max-w-text">{note}</p>}
        <p className="text-ink-soft mt-1 max-w-text">{t.hint}</p>
      </div>
      <div
        data-sheets
        aria-busy={isPending || undefined}
        className="px-4 aria-busy:opacity-50 print:p-0"
      >
        {made && pdfLack && (
          <p className="wrap max-w-text mb-5 font-bold print:hidden">{t.pdfLacks[pdfLack]}</p>
        )}
        {isCut && <p className="wrap max-w-text mb-5 font-bold print:hidden">{t.textLimit}</p>}
        {shown.format === 'posters' && count === maxPosters && (
          <p className="wrap text-ink-soft max-w-text mb-5 print:hidden">{t.posterLimit}</p>
        )}
        {inBrowser ? inBrowser.sheets : props.children}
      </div>
    </>
  );
}

/** Not that of `islands/form`, which would load the code of all forms. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
