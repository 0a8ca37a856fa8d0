import type { Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import { langOf } from '../../logic/language.ts';
import type { Version } from '../../logic/share.ts';
import { Icon } from '../shared/Icon.tsx';
import { copyLink, printAffirmation, shareAffirmation } from './actions.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionLabel } from './ActionLabel.tsx';
import { HeartButton } from './HeartButton.tsx';
import { SaveButton } from './SaveButton.tsx';

interface Props {
  id: number;
  language: Language;
  /** In the order in which they are shown. */
  versions: readonly (Version & { lang: Language })[];
  /** Whether both languages were requested. */
  both: boolean;
  /** The page with both languages, or with one again; undefined if there is only one. */
  otherHref?: string | undefined;
  /** Whether that page replaces this one in the browser history. */
  replacesHistory: boolean;
  /** Where its author edits it. */
  editHref?: string | undefined;
  loginHref: string;
}

/** The actions on an affirmation's own page. */
export function AffirmationActions(props: Props) {
  const { id, language, versions, both, otherHref, replacesHistory, editHref, loginHref } = props;
  const t = affirmationTexts[language];
  const [first] = versions;
  if (!first) return <></>;
  const { text } = first;
  const lang = langOf(first, language);

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <HeartButton language={language} affirmationId={id} text={text} lang={lang} isNamed />
      <SaveButton
        language={language}
        affirmationId={id}
        text={text}
        lang={lang}
        variant="named"
        loginHref={loginHref}
      />
      <ActionButton
        name={t.share}
        text={text}
        lang={lang}
        icon="share-network-bold"
        onClick={() => shareAffirmation({ id, language, both }, versions)}
      />
      {/* Only its author can open an own affirmation. */}
      {!editHref && (
        <ActionButton
          name={t.copyLink}
          text={text}
          lang={lang}
          icon="link-bold"
          onClick={() => copyLink({ id, language, both })}
        />
      )}
      <ActionButton
        name={t.print}
        text={text}
        lang={lang}
        icon="printer-bold"
        onClick={() => printAffirmation({ id, language, both })}
      />
      {editHref && (
        <a href={editHref} className="action">
          <Icon name="pencil-simple-bold" />
          <ActionLabel name={t.edit} text={text} lang={lang} />
        </a>
      )}
      {otherHref && (
        <a
          href={otherHref}
          data-astro-history={replacesHistory ? 'replace' : undefined}
          className="text-leaf inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4"
        >
          <Icon name="translate-bold" />
          {both ? t.oneLanguage : t.bothLanguages}
        </a>
      )}
    </div>
  );
}
