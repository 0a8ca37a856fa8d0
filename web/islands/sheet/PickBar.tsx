import type { Language } from '#contract/language';
import { sheetTexts } from '../../i18n/sheet.ts';

interface Props {
  language: Language;
  count: number;
  onClear: () => void;
}

const make =
  'bg-leaf-deep min-h-11 cursor-pointer rounded-full px-5 leading-tight font-bold text-white';

const action =
  'text-ink text-small min-h-11 cursor-pointer leading-tight font-bold underline underline-offset-4';

/** Shows how many cards are picked, if any, and makes sheets of them or shows them to a class. It stays visible while scrolling. */
export function PickBar({ language, count, onClear }: Props) {
  const t = sheetTexts[language];

  return (
    <div
      data-uncovered
      className={
        count > 0
          ? 'bg-paper-2 shadow-lift rounded-card sticky bottom-3 z-2 mt-8 flex flex-wrap items-center justify-end gap-x-3 px-4 py-1.5 noscript:hidden'
          : 'hidden noscript:mt-8 noscript:block'
      }
    >
      {count > 0 && (
        <>
          <p className="text-small mr-auto leading-tight font-bold" role="status">
            <span className="max-sm:sr-only">{t.picked}</span> {count}
          </p>
          <button type="button" onClick={onClear} className={action}>
            {t.clear}
          </button>
        </>
      )}
      {/* Without JavaScript there is no count, so the button is always there. */}
      <button type="submit" formAction="/classroom" className={action}>
        {t.classroom}
      </button>
      <button type="submit" className={make}>
        {t.make}
      </button>
    </div>
  );
}
