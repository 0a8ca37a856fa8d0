import { Box, Flex, Typography } from '@strapi/design-system';
import type { LetterWarning } from '../../contract/newsletter.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Returns a function that says in words what is missing. */
export function useFormatWarning(): (warning: LetterWarning) => string {
  const { plan } = useTexts(textsByLanguage);
  return (warning) =>
    'language' in warning ? plan[warning.reason][warning.language] : plan[warning.reason];
}

/** What to know before an email goes out. */
export function Warnings({ sentences }: { sentences: readonly string[] }) {
  const { plan } = useTexts(textsByLanguage);
  return (
    <div role="status">
      {sentences.length > 0 && (
        <Box background="warning100" borderColor="warning200" hasRadius padding={4}>
          <Typography tag="h3" variant="omega" fontWeight="bold">
            {plan.warnings}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={1} paddingTop={1}>
            {sentences.map((sentence) => (
              <Typography key={sentence} tag="li">
                {sentence}
              </Typography>
            ))}
          </Flex>
        </Box>
      )}
    </div>
  );
}
