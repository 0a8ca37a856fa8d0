import { Typography } from '@strapi/design-system';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** What is asked before a text is unpublished. */
export function useUnpublishingQuestion() {
  const { unpublishing } = useTexts(textsByLanguage);
  return {
    title: unpublishing.title,
    confirmLabel: unpublishing.confirm,
    content: (
      <Typography tag="p" textAlign="center">
        {unpublishing.ask}
      </Typography>
    ),
  };
}
