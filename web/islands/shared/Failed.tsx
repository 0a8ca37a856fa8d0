import type { Language } from '#contract/language';
import { errorTexts } from '../../i18n/error.ts';
import { ButtonLink } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  language: Language;
  /** Path and query of the page; islands/first/refresh-links.ts reloads it in place. */
  path: string;
}

/** Shown for a part of a page that couldn't be loaded. */
export function Failed({ language, path }: Props) {
  const t = errorTexts[language];
  return (
    <EmptyState text={t.part}>
      <ButtonLink href={path} className="try-again">
        {t.tryAgain}
      </ButtonLink>
    </EmptyState>
  );
}
