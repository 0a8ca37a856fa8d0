import { useState } from 'react';
import { showToast } from '../../stores/toast.ts';
import { filled, lined } from './look.ts';
import { share } from './share.ts';
import type { Picture } from './draw.ts';
import type { Texts } from './texts.ts';

interface Props {
  texts: Texts;
  card: Picture;
  text: string;
  /** Marks the text, for whoever has to copy it by hand. */
  selectText: () => void;
}

/** What can be done with a card: two files of it, and sharing its words. */
export function Actions({ texts: t, card, text, selectText }: Props) {
  const [trouble, setTrouble] = useState<'download' | 'share'>();
  const isBlank = text === '';

  async function download(kind: 'png' | 'pdf') {
    setTrouble(undefined);
    try {
      const { saveCard } = await import('./download.ts');
      await saveCard(kind, card, text);
      showToast('cardDownloaded');
    } catch {
      setTrouble('download');
    }
  }

  async function pass() {
    setTrouble(undefined);
    const outcome = await share({ title: t.shareTitle, text });
    if (outcome === 'shared' || outcome === 'copied') showToast(outcome);
    if (outcome !== 'refused') return;
    setTrouble('share');
    selectText();
  }

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={isBlank}
          onClick={() => void download('png')}
          className={filled}
        >
          {t.downloadPicture}
        </button>
        <button
          type="button"
          disabled={isBlank}
          onClick={() => void download('pdf')}
          className={lined}
        >
          {t.downloadPdf}
        </button>
        <button type="button" disabled={isBlank} onClick={() => void pass()} className={lined}>
          {t.share}
        </button>
      </div>
      <output className="mt-3 block min-h-7 font-semibold">{trouble && t.troubles[trouble]}</output>
    </div>
  );
}
