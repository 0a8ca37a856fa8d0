import { Flex, Typography } from '@strapi/design-system';
import type { ContentType } from '../../contract/change.ts';
import type { TranslationEntry } from '../../contract/translation.ts';
import { PictureImage } from '../../admin/shared/PictureImage.tsx';
import { useLanguage } from '../../admin/shared/texts.ts';
import { labelOf, withChoiceNames } from '../../i18n/labels.ts';

interface Props {
  noun: ContentType;
  shared: TranslationEntry['shared'];
}

/** What all languages share: the picture beside the text, and when and for whom the text is. */
export function SharedFields({ noun, shared }: Props) {
  const language = useLanguage();
  const filled = Object.entries(shared);
  if (filled.length === 0) return null;
  return (
    <Flex gap={3}>
      {shared['picture'] && <PictureImage name={shared['picture']} size="4.8rem" />}
      <Flex gap={2} wrap="wrap" flex="1">
        {filled.map(([field, value]) => (
          <Typography key={field} variant="pi" textColor="neutral800">
            <Typography variant="pi" fontWeight="bold">
              {labelOf(language, noun, field)}
            </Typography>{' '}
            {withChoiceNames(language, field, value)}
          </Typography>
        ))}
      </Flex>
    </Flex>
  );
}
