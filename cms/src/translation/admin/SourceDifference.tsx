import { Grid } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { Language } from '../../contract/language.ts';
import { DifferenceText } from '../../admin/shared/DifferenceText.tsx';
import { difference, partsOf } from '../../admin/shared/difference.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { SourceText } from './SourceText.tsx';

interface Props {
  /** The name of the field. */
  label: string;
  language: Language;
  before: string;
  now: string;
  /** Marks terms in a part of the current source. */
  renderText: (part: string) => ReactNode;
}

/** The source that a translation was made from and the current one, side by side with what has changed. */
export function SourceDifference({ label, language, before, now, renderText }: Props) {
  const { common } = useTexts(sharedTexts);
  const { translation } = useTexts(textsByLanguage);
  const name = common.languages[language];
  const parts = difference(before, now, language);
  return (
    <>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch" gap={1}>
        <SourceText label={translation.before(label, name)} language={language}>
          <DifferenceText parts={partsOf('before', parts)} />
        </SourceText>
      </Grid.Item>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch" gap={1}>
        <SourceText label={translation.now(label, name)} language={language}>
          <DifferenceText parts={partsOf('after', parts)} renderText={renderText} />
        </SourceText>
      </Grid.Item>
    </>
  );
}
