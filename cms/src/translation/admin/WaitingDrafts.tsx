import { Box, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { UntranslatedDrafts } from '../../contract/translation.ts';
import { HomeList } from '../../admin/shared/HomeList.tsx';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { draftsPath, entryPath } from '../../strapi/admin/entry-path.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** The newest affirmations that wait to be published and have no translation. */
export function WaitingDrafts({ drafts: { drafts, total } }: { drafts: UntranslatedDrafts }) {
  const { common } = useTexts(sharedTexts);
  const { waiting } = useTexts(textsByLanguage);
  const language = drafts[0]?.language;
  return (
    <Box>
      <Typography tag="p" paddingBottom={1}>
        {waiting.drafts(total)}
      </Typography>
      <HomeList>
        {drafts.map((draft) => (
          <li key={`${draft.documentId} ${draft.language}`}>
            <Link
              tag={NavLink}
              to={entryPath('affirmation', draft.documentId, draft.language)}
              aria-label={waiting.openDraft(draft.text, common.languages[draft.language])}
            >
              <span lang={draft.language}>{draft.text}</span>
            </Link>
          </li>
        ))}
        {language && total > drafts.length && (
          <li>
            <Link tag={NavLink} to={draftsPath('affirmation', language)}>
              {waiting.allDrafts}
            </Link>
          </li>
        )}
      </HomeList>
    </Box>
  );
}
