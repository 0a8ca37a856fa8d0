import { Alert, Button } from '@strapi/design-system';
import { useTexts } from './texts.ts';

/** Why something cannot be shown, and a way to try again. */
export function Trouble({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  const { common } = useTexts();
  return (
    <Alert
      variant="danger"
      closeLabel={common.tryAgain}
      onClose={onRetry}
      role="alert"
      action={
        <Button variant="tertiary" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      }
    >
      {failure}
    </Alert>
  );
}
