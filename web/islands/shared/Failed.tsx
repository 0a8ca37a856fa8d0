import type { Language } from '#contract/language';
import { errorTexts } from '../../i18n/error.ts';
import { buttonLinkClasses } from '../../logic/class-names.ts';
import { Panel } from './Panel.tsx';

interface Props {
  language: Language;
  /** Path and query of the page, which islands/first/refresh-links.ts loads again in place. */
  path: string;
}

/** A part of a page that could not be loaded. */
export function Failed({ language, path }: Props) {
  const t = errorTexts[language];
  return (
    <Panel text={t.part}>
      <a href={path} className={`${buttonLinkClasses.filled} try-again`}>
        {t.tryAgain}
      </a>
    </Panel>
  );
}
