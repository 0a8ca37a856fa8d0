import type { Language } from '#contract/language';
import { errorTexts } from '../../i18n/error.ts';
import { offlineTexts } from '../../i18n/offline.ts';
import { sheetPath } from '../../logic/sheet-limits.ts';
import { ButtonLink } from '../shared/Button.tsx';

interface Props {
  language: Language;
  /** The query of the print sheets, if their PDF was asked for (behavior O4). */
  sheetQuery?: string | undefined;
}

/** What is shown for a page that isn't on this device. */
export function OfflineMessage({ language, sheetQuery }: Props) {
  const t = errorTexts[language];
  return (
    <section className="wrap bg-sky rounded-sheet mt-6 px-5 py-10 text-center sm:py-14">
      <svg viewBox="0 0 220 180" className="animate-hover mx-auto w-32" aria-hidden="true">
        <use href="#bird" />
      </svg>
      <h1 className="sm:text-hero mt-6 text-[clamp(1.75rem,8.7vw,2.3rem)] font-extrabold">
        {t.offline}
      </h1>
      <p className="text-large text-ink mx-auto mt-4 mb-7 max-w-text leading-snug text-balance">
        {sheetQuery === undefined ? t.offlineText : offlineTexts[language].sheetNote}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {sheetQuery === undefined ? (
          <ButtonLink href="" data-astro-reload>
            {t.tryAgain}
          </ButtonLink>
        ) : (
          <ButtonLink href={sheetPath + sheetQuery} data-astro-reload>
            {offlineTexts[language].sheet}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant="line">
          {t.goHome}
        </ButtonLink>
      </div>
    </section>
  );
}
