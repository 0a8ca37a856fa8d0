import { Box, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { openEntry, shownSave } from './presence.ts';

/** Says who else has the entry open, and whether somebody has saved it since. */
export function PresenceNotice() {
  const { presence } = useTexts(textsByLanguage);
  const { common } = useTexts(sharedTexts);
  const language = useLanguage();
  const { formatTime } = useIntl();
  const { others = [], newest } = openEntry.use() ?? {};
  const shown = shownSave.use();
  const names = others.map((other) => {
    const name = other.name ?? presence.someone;
    return other.language ? presence.withLanguage(name, common.languages[other.language]) : name;
  });
  const isNewer = newest && !newest.isMine && shown && newest.savedAt.getTime() > shown;
  return (
    <Box role="status" width="100%">
      {names.length > 0 && (
        <Typography tag="p" variant="pi" textColor="warning700">
          {presence.alsoOpen(new Intl.ListFormat(language).format(names))}
        </Typography>
      )}
      {isNewer && (
        <Typography tag="p" variant="pi" textColor="warning700">
          {presence.newer(newest.by, formatTime(newest.at))} {presence.reload}
        </Typography>
      )}
    </Box>
  );
}
