import type { Language } from '#contract/language';
import { offlineTexts } from '../../i18n/offline.ts';
import { sheetTexts } from '../../i18n/sheet.ts';
import type { CardContent, ShownCategory } from '../../logic/affirmation.ts';
import { printablePath } from '../../logic/printable.ts';
import { PrintableCards } from '../sheet/PrintableCards.tsx';
import { OfflineCategories } from './OfflineCategories.tsx';
import { OfflinePager } from './OfflinePager.tsx';
import { useTitle } from './useTitle.ts';

interface Props {
  cards: readonly CardContent[];
  total: number;
  categories: readonly ShownCategory[];
  category: number;
  page: number;
  language: Language;
  loginHref: string;
}

/** A page of cards to select for print sheets, made from what is kept for offline. */
export function OfflinePrintableCards(props: Props) {
  const { cards, total, categories, category, page, language, loginHref } = props;
  const t = sheetTexts[language];
  useTitle(t.heading);
  return (
    <div className="wrap pt-3">
      <h1 className="text-hero mt-3 font-extrabold">{t.heading}</h1>
      <p className="text-ink-soft text-large mt-2 max-w-text leading-snug">{t.intro}</p>
      <p className="mt-3">{offlineTexts[language].note}</p>
      <OfflineCategories
        name={t.filter}
        categories={categories}
        current={category}
        pathOf={(id) => printablePath({ category: id })}
      />
      <h2 className="sr-only">{t.list}</h2>
      <PrintableCards cards={cards} loginHref={loginHref} language={language} />
      <OfflinePager
        page={page}
        total={total}
        language={language}
        pathOf={(to) => printablePath({ category, page: to })}
      />
    </div>
  );
}
