import { Box, Button, Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { NextLetter } from './NextLetter';
import { SentLetters } from './SentLetters';
import { panelTexts } from './texts';

/** The panel's page of the weekly letter. */
export default function LetterPage() {
  const t = panelTexts(useIntl().locale);
  return (
    <Page.Main>
      <Page.Title>{t.title}</Page.Title>
      <Layouts.Header
        title={t.title}
        subtitle={t.subtitle}
        primaryAction={
          <Button tag={Link} to="/content-manager/collection-types/api::letter.letter">
            {t.choose}
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8} paddingBottom={10}>
          <Box>
            <NextLetter />
          </Box>
          <SentLetters />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
