import { Grid } from '@strapi/design-system';
import type { Language } from '../../contract/language.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { difference } from './difference.ts';
import { Pieces } from './Pieces.tsx';
import { SourceText } from './SourceText.tsx';

interface Props {
  /** The name of the field. */
  label: string;
  language: Language;
  before: string;
  now: string;
}

/** The source that a translation was made from and the current one, side by side with what has changed. */
export function SourceDifference({ label, language, before, now }: Props) {
  const { common } = useTexts(sharedTexts);
  const { translation } = useTexts(textsByLanguage);
  const name = common.languages[language];
  const pieces = difference(before, now);
  return (
    <>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch" gap={1}>
        <SourceText label={translation.before(label, name)} language={language}>
          <Pieces pieces={pieces.before} tag="del" />
        </SourceText>
      </Grid.Item>
      <Grid.Item col={6} xs={12} direction="column" alignItems="stretch" gap={1}>
        <SourceText label={translation.now(label, name)} language={language}>
          <Pieces pieces={pieces.now} tag="ins" />
        </SourceText>
      </Grid.Item>
    </>
  );
}
