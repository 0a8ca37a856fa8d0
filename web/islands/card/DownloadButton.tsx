import type { Language } from '#contract/language';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import { showToast } from '../../stores/toast.ts';
import { ActionLabel } from '../affirmation/ActionLabel.tsx';
import { Icon } from '../shared/Icon.tsx';
import { saveCard } from './download.ts';
import type { CardImage } from './draw.ts';

interface Props {
  language: Language;
  image: CardImage;
  text: string;
  /** Of the text, if it isn't the page's. */
  lang: Language | undefined;
  isNamed?: boolean;
}

/** Downloads the card of an own affirmation as a picture. */
export function DownloadButton({ language, image, text, lang, isNamed = false }: Props) {
  async function download() {
    try {
      await saveCard('png', image, text);
      showToast('cardDownloaded');
    } catch {
      showToast('notDone');
    }
  }

  return (
    <button type="button" onClick={() => void download()} className="action">
      <Icon name="download-simple-bold" />
      <ActionLabel
        name={dashboardTexts[language].own.download}
        text={text}
        lang={lang}
        isHidden={!isNamed}
      />
    </button>
  );
}
