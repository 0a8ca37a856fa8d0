import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Language } from '#contract/language';
import { sheetTexts } from '../../i18n/sheet.ts';
import { $saveMenu } from '../../stores/save-menu.ts';
import { pickBarButton } from './classes.ts';
import { PickBarLabel } from './PickBarLabel.tsx';

interface Props {
  language: Language;
  picks: readonly number[];
  loginHref: string;
}

const id = 'save-picks';

/** Opens the save menu for all picked cards; for visitors, a link to log in (behavior P23). */
export function SavePicksButton({ language, picks, loginHref }: Props) {
  const t = sheetTexts[language];
  const isOpen = useStore($saveMenu, { ssr: 'initial' })?.anchorId === id;
  // Pressing the button while the menu is open closes it before the click event, so `click` alone would open it again.
  const wasOpen = useRef(false);

  function toggle() {
    const isClosing = wasOpen.current || $saveMenu.get()?.anchorId === id;
    wasOpen.current = false;
    const text = t.pickedCount(picks.length);
    $saveMenu.set(isClosing ? undefined : { affirmationIds: picks, text, anchorId: id });
  }

  return (
    <>
      <a href={loginHref} rel="nofollow" className={`${pickBarButton.text} for-visitor`}>
        <PickBarLabel icon="bookmark-simple-bold" text={t.collectLogin} />
      </a>
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => (wasOpen.current = isOpen)}
        onClick={toggle}
        className={`${pickBarButton.text} for-member`}
      >
        <PickBarLabel icon="bookmark-simple-bold" text={t.collect} />
      </button>
    </>
  );
}
