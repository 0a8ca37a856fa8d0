import { Accordion, Box, Grid, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';

/** The style guide for translators, collapsed by default. */
export function Guide() {
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
                <Glossary>
                  {guide.words.map(([english, french]) => (
                    <div key={english}>
                      <dt lang="en">{english}</dt>
                      <dd lang="fr">{french}</dd>
                    </div>
                  ))}
                </Glossary>
              </Grid.Item>
            </Grid.Root>
          </Box>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}

const Glossary = styled.dl`
  display: grid;
  gap: 0.6rem;
  font-size: 1.4rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};

  div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1.2rem;
  }
  dt {
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;
