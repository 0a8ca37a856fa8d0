import type { Language } from '#contract/language';
import type { IconName } from '../../logic/icons.ts';
import { Icon } from '../shared/Icon.tsx';
import { ActionName } from './ActionName.tsx';

interface Props {
  name: string;
  /** The affirmation, and its `lang` on this page. */
  text: string;
  lang: Language | undefined;
  icon?: IconName;
  onClick: () => void;
}

/** Does something with one affirmation. */
export function ActionButton({ name, text, lang, icon, onClick }: Props) {
  return (
    <button type="button" onClick={onClick} className="action hover:underline noscript:hidden">
      {icon && <Icon name={icon} />}
      <ActionName name={name} text={text} lang={lang} />
    </button>
  );
}
