import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import { $textToCopy } from '../../stores/share.ts';
import { Dialog } from '../shared/Dialog.tsx';

interface Props {
  language: Language;
}

/** Shows the text, already selected, to copy by hand. */
export function ShareDialog({ language }: Props) {
  const text = useStore($textToCopy, { ssr: 'initial' });
  const t = affirmationTexts[language];

  return (
    // A fragment, because Astro doesn't recognize a component that returns undefined as React.
    <>
      {text !== undefined && (
        <Dialog
          id="share"
          heading={t.byHand}
          language={language}
          onClose={() => $textToCopy.set(undefined)}
        >
          <p id="share-hint" className="mb-4">
            {t.byHandText}
          </p>
          <SelectedText text={text} />
        </Dialog>
      )}
    </>
  );
}

function SelectedText({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  return (
    <textarea
      ref={field}
      readOnly
      rows={5}
      value={text}
      aria-labelledby="share-heading"
      aria-describedby="share-hint"
      className="bg-paper-2 rounded-card block w-full resize-none px-4 py-3"
    />
  );
}
