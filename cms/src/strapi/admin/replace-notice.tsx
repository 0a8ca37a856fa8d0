import { Alert, Box } from '@strapi/design-system';
import { toast } from 'sonner';

let keptNotice: string | number | undefined;

/** Keeps the notice that Strapi is about to show on the screen until it is closed. */
export function keepNotice(): void {
  setTimeout(() => {
    dismissKeptNotice();
    const shown = toast.getToasts().at(-1);
    if (shown) keptNotice = toast.message(null, { id: shown.id, duration: Infinity });
  });
}

export function dismissKeptNotice(): void {
  if (keptNotice !== undefined) toast.dismiss(keptNotice);
  keptNotice = undefined;
}

/**
 * Shows a message instead of the one that Strapi is about to show: it takes every save that ends without saving for an
 * error, and says “Saved” after every other one. Its notices are toasts of `sonner`, which can be replaced before they are drawn.
 */
export function replaceNotice(
  message: string,
  closeLabel: string,
  variant: 'default' | 'success' = 'default',
): void {
  setTimeout(() => {
    const replaced = toast.getToasts().at(-1);
    toast.custom(
      (id) => (
        <Box width="50rem" maxWidth="100%">
          <Alert variant={variant} closeLabel={closeLabel} onClose={() => toast.dismiss(id)}>
            {message}
          </Alert>
        </Box>
      ),
      replaced && { id: replaced.id },
    );
  });
}
