import type { ReactNode } from 'react';
import type { Language } from '#contract/language';
import { sheetTexts } from '../../i18n/sheet.ts';
import { chooseCards, type SheetContent } from '../../logic/printed-cards.ts';
import type { FullChoice } from '../../logic/sheet-choice.ts';
import { layoutSheets } from '../../logic/sheet-layout.ts';
import { pdfLackOf, type MissingCharacters, type SheetSummary } from '../../logic/sheet.ts';
import { PrintSheetPage } from './PrintSheetPage.tsx';
import { loadSheetMeasure } from './sheet-measure.ts';

/* Makes sheets in the browser. A file of its own, which is loaded only when an option changes. */

export interface SheetSource {
  content: SheetContent;
  siteName: string;
  language: Language;
  missing: MissingCharacters;
}

export interface MadeSheets extends SheetSummary {
  sheets: ReactNode;
}

export type SheetMaker = (source: SheetSource, choice: FullChoice) => MadeSheets;

/** Resolves once the fonts are loaded. */
export async function loadSheetMaker(): Promise<SheetMaker> {
  const measure = await loadSheetMeasure();
  return ({ content, siteName, language, missing }, choice) => {
    const { cards, per, isCut } = chooseCards(content, choice);
    const { paper, format, ink } = choice;
    const options = { paper, format, per, savesInk: ink === 'saving', brand: siteName };
    const pages = layoutSheets(cards, options, measure);
    const sheets = pages.map((sheet, index) => (
      <PrintSheetPage
        key={index}
        sheet={sheet}
        paper={paper}
        format={format}
        label={sheetTexts[language].page(index + 1, pages.length)}
        language={language}
      />
    ));
    return { count: pages.length, isCut, pdfLack: pdfLackOf(pages, missing), sheets };
  };
}
