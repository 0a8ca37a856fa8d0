import type { Language } from '#contract/language';
import type { IconName } from '../../logic/icons.ts';
import { Icon } from '../shared/Icon.tsx';
import { ActionLabel } from './ActionLabel.tsx';

interface Props {
  name: string;
  /** The affirmation, and its `lang` on this page. */
  text: string;
  lang: Language | undefined;
  icon?: IconName;
  onClick: () => void;
}

export function ActionButton({ name, text, lang, icon, onClick }: Props) {
  return (
    <button type="button" onClick={onClick} className="action">
      {icon && <Icon name={icon} />}
      <ActionLabel name={name} text={text} lang={lang} />
    </button>
  );
}
