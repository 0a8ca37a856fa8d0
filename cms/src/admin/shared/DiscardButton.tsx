import { Button } from '@strapi/design-system';
import { textsByLanguage } from './i18n/texts.ts';
import { useTexts } from './texts.ts';

interface Props {
  /** Whether there are changes to discard. */
  isTyped: boolean;
  isBusy: boolean;
  onDiscard: () => void;
  /** Puts the discarded changes back, if there are any. */
  onPutBack: (() => void) | undefined;
}

/** Discards what isn't saved. The same button then puts it back. */
export function DiscardButton({ isTyped, isBusy, onDiscard, onPutBack }: Props) {
  const { common } = useTexts(textsByLanguage);
  if (!isTyped && !onPutBack) return null;
  return (
    <Button variant="tertiary" disabled={isBusy} onClick={isTyped ? onDiscard : onPutBack}>
      {isTyped ? common.discard : common.putBack}
    </Button>
  );
}
