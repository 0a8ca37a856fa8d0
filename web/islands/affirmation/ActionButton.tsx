import type { Language } from '#contract/language';
import type { IconName } from '../../logic/icons.ts';
import { Icon } from '../shared/Icon.tsx';

interface Props {
  label: string;
  /** The affirmation, for screen readers, and its `lang` on this page. */
  text: string;
  lang: Language | undefined;
  icon?: IconName;
  onClick: () => void;
}

/** Does something with one affirmation. */
export function ActionButton({ label, text, lang, icon, onClick }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 font-bold underline-offset-4 hover:underline noscript:hidden"
    >
      {icon && <Icon name={icon} />}
      <span>
        {label}{' '}
        <span className="sr-only" lang={lang}>
          {text}
        </span>
      </span>
    </button>
  );
}
