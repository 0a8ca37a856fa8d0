import type { Language } from '#contract/language';
import { sheetTexts } from '../../i18n/sheet.ts';

interface Props {
  language: Language;
  count: number;
  onPickAll: () => void;
  onClear: () => void;
}

const linkButton =
  'text-ink text-small min-h-11 cursor-pointer font-bold underline underline-offset-4';
const make =
  'bg-leaf-deep min-h-11 cursor-pointer rounded-full px-5 py-1 leading-tight font-bold text-white disabled:cursor-not-allowed disabled:opacity-60 sm:order-last';

/** Shows how many cards are picked, with the actions for them. It stays visible while scrolling. */
export function PickBar({ language, count, onPickAll, onClear }: Props) {
  const t = sheetTexts[language];

  return (
    <div className="bg-paper-2 shadow-lift rounded-card sticky bottom-3 z-2 mt-8 flex flex-wrap items-center justify-between gap-x-3 px-4 py-2 sm:gap-y-1 sm:px-5 sm:py-3">
      <p className="text-small font-bold noscript:hidden" role="status">
        {t.picked} {count}
      </p>
      <button type="submit" disabled={count === 0} className={`${make} noscript:hidden`}>
        {t.make}
      </button>
      {/* Without JavaScript there is no count, so the button is always active. */}
      <button type="submit" className={`${make} hidden noscript:block`}>
        {t.make}
      </button>
      <div className="flex w-full justify-between gap-x-3 sm:mr-auto sm:w-auto noscript:hidden">
        <button type="button" onClick={onPickAll} className={linkButton}>
          {t.pickAll}
        </button>
        <button type="button" onClick={onClear} className={linkButton}>
          {t.clear}
        </button>
      </div>
    </div>
  );
}
