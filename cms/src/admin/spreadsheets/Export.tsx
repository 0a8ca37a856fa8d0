import { Button, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useIntl } from 'react-intl';
import { contentTypes } from '../../contract/change.ts';
import { useDownload } from '../panel/download.ts';
import { Notice } from '../panel/Notice.tsx';
import { Section } from '../panel/Section.tsx';
import { useTexts } from '../panel/texts.ts';

/** Buttons that export each content type as a spreadsheet. */
export function Export() {
  const { common, spreadsheets } = useTexts();
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
