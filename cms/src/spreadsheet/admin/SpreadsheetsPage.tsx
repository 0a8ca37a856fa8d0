import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { textsByLanguage } from '../i18n/texts.ts';
import { PageHeader } from '../../admin/shared/PageHeader.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { Export } from './Export.tsx';
import { Import } from './Import.tsx';

export default function SpreadsheetsPage() {
  const { spreadsheets } = useTexts(textsByLanguage);
  return (
    <Page.Main>
      <Page.Title>{spreadsheets.title}</Page.Title>
      <PageHeader
        title={spreadsheets.title}
        subtitle={spreadsheets.subtitle}
        section="spreadsheets"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          <Export />
          <Import />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
