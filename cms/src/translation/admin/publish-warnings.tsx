import { Box, Flex, Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { unfinishedCount } from '../../contract/translation.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { contentManager } from '../../strapi/admin/content-manager.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Selection {
  model: string;
  documents: readonly { documentId: string }[];
}

/** A bulk action of the content manager. */
type BulkAction = (selection: Selection) => Description | null;

interface Description {
  /** Strapi's action that publishes has this name. */
  actionType?: string;
  dialog?: { content?: (dialog: { onClose: () => void }) => ReactNode };
}

const affirmationUid = 'api::affirmation.affirmation';
const counts = z.array(unfinishedCount);

/** Warns of outdated and unreviewed languages in the dialog that publishes the selected affirmations. */
export function addPublishWarnings(app: StrapiApp): void {
  contentManager(app).addBulkAction((actions: BulkAction[]) => actions.map(withWarnings));
}

function withWarnings(action: BulkAction): BulkAction {
  function ActionWithWarnings(selection: Selection) {
    const description = action(selection);
    const content = description?.dialog?.content;
    const isPublishing = description?.actionType === 'publish';
    if (!content || !isPublishing || selection.model !== affirmationUid) return description;
    return {
      ...description,
      dialog: {
        ...description.dialog,
        content: (dialog: { onClose: () => void }) => (
          <>
            <Warnings documents={selection.documents} />
            {content(dialog)}
          </>
        ),
      },
    };
  }
  // Strapi tells some actions apart by their `type`.
  return Object.assign(ActionWithWarnings, action);
}

function Warnings({ documents }: Pick<Selection, 'documents'>) {
  const { common } = useTexts(sharedTexts);
  const { publishing } = useTexts(textsByLanguage);
  const ids = documents.map(({ documentId }) => documentId).join(',');
  // A warning that can't be loaded prevents nobody from publishing.
  const { data = [] } = useFetch(
    `/panel/translations/affirmation/unfinished?documents=${ids}`,
    counts,
  );
  const warnings = data.flatMap(({ language, outdated, review }) =>
    [outdated > 0 && publishing.outdated(outdated), review > 0 && publishing.review(review)]
      .filter((warning) => warning !== false)
      .map((warning) => publishing.inLanguage(common.languages[language], warning)),
  );
  return (
    <Box role="status">
      {warnings.length > 0 && (
        <Flex
          tag="ul"
          direction="column"
          alignItems="stretch"
          gap={2}
          background="warning100"
          padding={4}
        >
          {warnings.map((warning) => (
            <Typography key={warning} tag="li" textColor="warning700">
              {warning}
            </Typography>
          ))}
        </Flex>
      )}
    </Box>
  );
}
