import type { Language } from '#contract/language';
import { classLinkTexts } from '../../i18n/class-link.ts';
import type { ClassLinkItem } from '../../logic/class-link.ts';

interface Props {
  link: ClassLinkItem;
  language: Language;
}

export function ClassLinkState({ link: { state, endsOnText, own }, language }: Props) {
  const t = classLinkTexts[language];
  const text =
    state === 'revoked'
      ? t.revoked
      : state === 'ended'
        ? t.ended(endsOnText)
        : endsOnText
          ? t.worksUntil(endsOnText)
          : t.worksFor;
  return (
    <p className="text-small text-ink-soft">
      {text}
      {state !== 'revoked' && own === 'shown' && ` · ${t.withOwn}`}
    </p>
  );
}
