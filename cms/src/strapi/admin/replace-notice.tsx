import { Alert, Box } from '@strapi/design-system';
import { toast } from 'sonner';

/**
 * Shows a calm message instead of the error that Strapi is about to show, because it takes every save that ends without
 * saving for an error. Its notices are toasts of `sonner`, which can be replaced before they are drawn.
 */
export function replaceErrorNotice(message: string, closeLabel: string): void {
  setTimeout(() => {
    const error = toast.getToasts().at(-1);
    toast.custom(
      (id) => (
        <Box width="50rem" maxWidth="100%">
          <Alert variant="default" closeLabel={closeLabel} onClose={() => toast.dismiss(id)}>
            {message}
          </Alert>
        </Box>
      ),
      error && { id: error.id },
    );
  });
}
