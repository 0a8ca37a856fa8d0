import { Accordion, Box, Grid, Typography } from '@strapi/design-system';
import type { z } from 'zod';
import type { glossary as glossarySchema } from '../../contract/glossary.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { Glossary } from './Glossary.tsx';

interface Props {
  glossary: z.infer<typeof glossarySchema> | undefined;
  /** Why the glossary could not be loaded. */
  failure: string | undefined;
  onRetry: () => void;
}

/** The style guide and the glossary, collapsed by default. */
export function Guide({ glossary, failure, onRetry }: Props) {
  const { guide } = useTexts(textsByLanguage);
  return (
    <Accordion.Root collapsible>
      <Accordion.Item value="guide">
        <Accordion.Header aria-level={2}>
          <Accordion.Trigger>{guide.title}</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>
          <Box padding={6}>
            <Grid.Root gap={6}>
              <Grid.Item col={7} xs={12} alignItems="stretch" direction="column" gap={4}>
                {guide.rules.map(({ title, text }) => (
                  <Box key={title}>
                    <Typography variant="delta" tag="h3">
                      {title}
                    </Typography>
                    <Typography tag="p">{text}</Typography>
                  </Box>
                ))}
              </Grid.Item>
              <Grid.Item col={5} xs={12} alignItems="start">
                {failure && <LoadError failure={failure} onRetry={onRetry} />}
                {glossary && <Glossary {...glossary} />}
              </Grid.Item>
            </Grid.Root>
          </Box>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}
