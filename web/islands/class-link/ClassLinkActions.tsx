import type { Language } from '#contract/language';
import { classLinkTexts } from '../../i18n/class-link.ts';
import { classPath, type ClassLinkItem } from '../../logic/class-link.ts';
import { copy } from '../share/share.ts';

interface Props {
  link: ClassLinkItem;
  language: Language;
  siteUrl: string;
}

const action = 'text-link';

/** What can be done with a class link that works. */
export function ClassLinkActions({ link: { id, token }, language, siteUrl }: Props) {
  const t = classLinkTexts[language];
  const page = classPath(token);

  return (
    <div className="flex flex-wrap gap-x-6">
      <button
        type="button"
        id={`copy-link-${id}`}
        onClick={() => void copy(new URL(page, siteUrl).href, 'linkCopied')}
        className={`${action} cursor-pointer noscript:hidden`}
      >
        {t.copy}
      </button>
      <a href={page} className={action}>
        {t.open}
      </a>
      {/* A full page load, because print pages and files don't use the client-side router. */}
      <a href={`${page}/qr`} data-astro-reload className={action}>
        {t.qr}
      </a>
      <a href={`${page}/link.url`} download data-astro-reload className={action}>
        {t.file}
      </a>
    </div>
  );
}
