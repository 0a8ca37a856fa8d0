import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import type { IconName } from '../../logic/icons.ts';
import { $member } from '../../stores/member.ts';
import { $saveMenu } from '../../stores/save-menu.ts';
import { Icon } from '../shared/Icon.tsx';
import { ActionLabel } from './ActionLabel.tsx';

interface Props {
  language: Language;
  affirmationId: number;
  /** The affirmation, and its `lang` on this page. */
  text: string;
  lang: Language | undefined;
  /** `icon` is the small one on a card. */
  variant?: 'icon' | 'named' | 'plain';
  /** The login page for visitors; not needed on a member's own pages. */
  loginHref?: string;
}

/** Saves an affirmation (behavior K3): a login link for visitors; for members a button that opens the save menu. */
export function SaveButton(props: Props) {
  const { language, affirmationId, text, lang, variant = 'plain', loginHref } = props;
  const t = affirmationTexts[language].save;
  const isIcon = variant === 'icon';
  const id = `save-${affirmationId}`;
  const isOpen = useStore($saveMenu, { ssr: 'initial' })?.anchorId === id;
  const isHeld = useStore($member, { ssr: 'initial' })?.held.includes(affirmationId) ?? false;
  // Pressing the button while the menu is open closes it before the click event, so `click` alone would open it again.
  const wasOpen = useRef(false);
  const classes = isIcon ? 'action' : 'action text-left';

  function toggle() {
    const isClosing = wasOpen.current || $saveMenu.get()?.anchorId === id;
    wasOpen.current = false;
    $saveMenu.set(isClosing ? undefined : { affirmationIds: [affirmationId], text, anchorId: id });
  }

  const icon = (name: IconName) => variant !== 'plain' && <Icon name={name} className="size-6" />;

  return (
    <>
      {loginHref && (
        <a href={loginHref} rel="nofollow" className={`${classes} for-visitor`}>
          {icon('bookmark-simple-bold')}
          <ActionLabel name={t.login} text={text} lang={lang} isHidden={isIcon} />
        </a>
      )}
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => (wasOpen.current = isOpen)}
        onClick={toggle}
        className={loginHref ? `${classes} for-member` : classes}
      >
        {icon(isHeld ? 'bookmark-simple-fill' : 'bookmark-simple-bold')}
        <ActionLabel
          name={t.open}
          other={{ name: t.held, isShown: isHeld }}
          text={text}
          lang={lang}
          isHidden={isIcon}
        />
      </button>
    </>
  );
}
