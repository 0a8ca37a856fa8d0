import { Button, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useIntl } from 'react-intl';
import { contentTypes } from '../../contract/change.ts';
import { useDownload } from '../../admin/shared/download.ts';
import { Notice } from '../../admin/shared/Notice.tsx';
import { Section } from '../../admin/shared/Section.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';

/** Buttons that export each content type as a spreadsheet. */
export function Export() {
  const { common } = useTexts(sharedTexts);
  const { spreadsheets } = useTexts(textsByLanguage);
  const { locale } = useIntl();
  const { download, busyWith, failure } = useDownload();
  // Excel expects semicolons where the comma is the decimal separator, as in French.
  const separator = encodeURIComponent(locale.startsWith('fr') ? ';' : ',');
  return (
    <Section title={spreadsheets.export} hint={spreadsheets.exportHint}>
      <Flex gap={2} wrap="wrap">
        {contentTypes.map((noun) => {
          const name = `${noun}.csv`;
          return (
            <Button
              key={noun}
              variant="secondary"
              startIcon={<Download />}
              loading={busyWith === name}
              onClick={() =>
                download(`/panel/spreadsheet?noun=${noun}&separator=${separator}`, name)
              }
            >
              {common.nouns[noun]}
            </Button>
          );
        })}
      </Flex>
      {failure && <Notice variant="danger">{failure}</Notice>}
    </Section>
  );
}
