import { Button, Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { NextLetter } from './NextLetter.tsx';
import { SentLetters } from './SentLetters.tsx';
import { listPath } from '../../strapi/admin/entry-path.ts';

/** The newsletter page: the next issue and the delivery results of past ones. */
export default function LetterPage() {
  const { letter } = useTexts(textsByLanguage);
  return (
    <Page.Main>
      <Page.Title>{letter.title}</Page.Title>
      <Layouts.Header
        title={letter.title}
        subtitle={letter.subtitle}
        primaryAction={
          <Button tag={Link} to={listPath('letter')}>
            {letter.choose}
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8} paddingBottom={10}>
          <NextLetter />
          <SentLetters />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
