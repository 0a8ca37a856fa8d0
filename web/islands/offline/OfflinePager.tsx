import type { Language } from '#contract/language';
import { affirmationLimits } from '#contract/limits';
import { offlineListTexts } from '../../i18n/offline.ts';
import { ButtonLink } from '../shared/Button.tsx';

interface Props {
  page: number;
  /** The number of all cards. */
  total: number;
  language: Language;
  pathOf: (page: number) => string;
}

/** Links to the neighbors of a page that is made from what is kept for offline. */
export function OfflinePager({ page, total, language, pathOf }: Props) {
  const t = offlineListTexts[language].category;
  const last = Math.max(1, Math.ceil(total / affirmationLimits.page));
  const step = (to: number, text: string, rel: string) =>
    to >= 1 &&
    to <= last && (
      <ButtonLink variant="line" rel={rel} href={pathOf(to)}>
        {text}
      </ButtonLink>
    );

  if (last === 1) return null;
  return (
    <nav aria-label={t.pages} className="mt-9 flex flex-wrap items-center justify-center gap-3">
      {step(page - 1, t.previous, 'prev')}
      <p>{t.page(page, last)}</p>
      {step(page + 1, t.next, 'next')}
    </nav>
  );
}
