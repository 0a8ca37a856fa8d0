import { useState } from 'react';
import { languageKey, type Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import { showToast } from '../../stores/toast.ts';
import { useReadAloud } from '../read-aloud/useReadAloud.ts';
import { share } from '../share/share.ts';
import { saveCard } from './download.ts';
import { filledButton, outlinedButton } from './styles.ts';
import type { CardImage } from './draw.ts';
import type { Texts } from './texts.ts';

interface Props {
  texts: Texts;
  language: Language;
  card: CardImage;
  text: string;
}

/** The designer's address with the page's language. */
function designerUrl(language: Language): string {
  const search = new URLSearchParams({ [languageKey]: language });
  return new URL(`${location.pathname}?${search}`, location.href).href;
}

/** Downloads a card as PNG or PDF, shares its text or reads it aloud. */
export function CardActions({ texts: t, language, card, text }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const { isReading, toggle } = useReadAloud(language, [text]);
  const isBlank = text === '';

  async function download(kind: 'png' | 'pdf') {
    setHasFailed(false);
    try {
      await saveCard(kind, card, text);
      showToast('cardDownloaded');
    } catch {
      setHasFailed(true);
    }
  }

  function shareCard() {
    const title = affirmationTexts[language].shareTitle;
    void share({ title, text, url: designerUrl(language) });
  }

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={isBlank}
          onClick={() => void download('png')}
          className={filledButton}
        >
          {t.downloadPicture}
        </button>
        <button
          type="button"
          disabled={isBlank}
          onClick={() => void download('pdf')}
          className={outlinedButton}
        >
          {t.downloadPdf}
        </button>
        <button type="button" disabled={isBlank} onClick={shareCard} className={outlinedButton}>
          {t.share}
        </button>
        <button type="button" disabled={isBlank} onClick={toggle} className={outlinedButton}>
          {isReading ? t.stopReading : t.readAloud}
        </button>
      </div>
      <output className="mt-3 block min-h-7 font-semibold">{hasFailed && t.downloadFailed}</output>
    </div>
  );
}
