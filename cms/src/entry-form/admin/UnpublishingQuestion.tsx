import { Flex, Typography } from '@strapi/design-system';
import { z } from 'zod';
import { useTexts } from '../../admin/shared/texts.ts';
import type { Unpublishing } from '../../strapi/admin/ask-before-unpublishing.ts';
import { textsByLanguage } from '../i18n/texts.ts';

const published = z.object({ status: z.enum(['published', 'modified']) });

/** What is asked before one entry, or the selected ones of a list, are unpublished. */
export function useUnpublishingQuestion(what: Unpublishing) {
  const { unpublishing } = useTexts(textsByLanguage);
  const selected = what === 'entry' ? 1 : what.length;
  const seen =
    what === 'entry' ? 1 : what.filter((each) => published.safeParse(each).success).length;
  return {
    title: selected === 1 ? unpublishing.title : unpublishing.titleOfSeveral(seen),
    confirmLabel: unpublishing.confirm,
    content: (
      <Flex direction="column" gap={2}>
        <Typography tag="p" textAlign="center">
          {seen === 1 ? unpublishing.ask : unpublishing.askOfSeveral}
        </Typography>
        {selected > seen && (
          <Typography tag="p" textAlign="center">
            {unpublishing.others(selected - seen)}
          </Typography>
        )}
      </Flex>
    ),
  };
}
