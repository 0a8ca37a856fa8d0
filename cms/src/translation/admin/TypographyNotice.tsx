import { Flex, TextButton, Typography } from '@strapi/design-system';
import type { ContentType } from '../../contract/change.ts';
import { formatList } from '../../admin/shared/format-list.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { labelOf } from '../../i18n/labels.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Props {
  noun: ContentType;
  fields: readonly string[];
  onFix: () => void;
}

/** Says in which fields French punctuation is missing. It comes after all fields, so that Tab leads from one to the next. */
export function TypographyNotice({ noun, fields, onFix }: Props) {
  const { translation } = useTexts(textsByLanguage);
  const language = useLanguage();
  const labels = formatList(
    language,
    fields.map((field) => labelOf(language, noun, field)),
  );
  return (
    <Flex gap={2} wrap="wrap">
      <Typography variant="pi" textColor="warning700">
        {translation.typography(labels)}
      </Typography>
      <TextButton type="button" aria-keyshortcuts="Alt+P" onClick={onFix}>
        {translation.putRight} (Alt + P)
      </TextButton>
    </Flex>
  );
}
