import { Flex, Typography } from '@strapi/design-system';
import { PictureImage } from '../../admin/shared/PictureImage.tsx';
import { useLanguage } from '../../admin/shared/texts.ts';
import { labelOf, withChoiceNames } from '../../i18n/labels.ts';

/** The picture that readers see beside the text in every language. */
export function SharedPicture({ name }: { name: string }) {
  const language = useLanguage();
  return (
    <Flex gap={3}>
      <PictureImage name={name} size="4.8rem" />
      <Typography variant="pi" fontWeight="bold">
        {labelOf(language, 'affirmation', 'picture')}
      </Typography>
      <Typography textColor="neutral800">{withChoiceNames(language, 'picture', name)}</Typography>
    </Flex>
  );
}
