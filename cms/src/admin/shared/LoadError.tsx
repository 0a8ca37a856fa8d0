import { Button } from '@strapi/design-system';
import { Notice } from './Notice.tsx';
import { textsByLanguage as sharedTexts } from './i18n/texts.ts';
import { useTexts } from './texts.ts';

/** An error message with a button to try again. */
export function LoadError({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  const { common } = useTexts(sharedTexts);
  return (
    <Notice
      variant="danger"
      action={
        <Button variant="tertiary" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      }
    >
      {failure}
    </Notice>
  );
}
