import { Box, Flex, Typography } from '@strapi/design-system';
import { z } from 'zod';
import { unfinishedCount } from '../../contract/translation.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { DialogWarning } from '../../admin/shared/DialogWarning.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';

const entries = z.array(z.object({ documentId: z.string() }));
const counts = z.array(unfinishedCount);

/** Says in which languages affirmations about to be published are outdated or not reviewed. */
export function UnfinishedWarning({ documents }: { documents: readonly unknown[] }) {
  const { common } = useTexts(sharedTexts);
  const { publishing } = useTexts(textsByLanguage);
  const ids = entries
    .parse(documents)
    .map(({ documentId }) => documentId)
    .join(',');
  // A warning that can't be loaded prevents nobody from publishing.
  const { data = [] } = useFetch(
    `/panel/translations/affirmation/unfinished?documents=${ids}`,
    counts,
  );
  const warnings = data.flatMap(({ language, outdated, review }) =>
    [outdated > 0 && publishing.outdated(outdated), review > 0 && publishing.review(review)]
      .filter((warning) => warning !== false)
      .map((warning) => publishing.inLanguage(common.languages[language], warning)),
  );
  return (
    <Box role="status">
      {warnings.length > 0 && (
        <DialogWarning>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {warnings.map((warning) => (
              <Typography key={warning} tag="li" textColor="warning700">
                {warning}
              </Typography>
            ))}
          </Flex>
        </DialogWarning>
      )}
    </Box>
  );
}
