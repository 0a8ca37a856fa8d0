import { Typography } from '@strapi/design-system';
import type { TranslationEntry } from '../../contract/translation.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Props {
  entry: TranslationEntry;
  isWritable: boolean;
  isPublishable: boolean;
}

/** What to know about a text before changing it. */
export function EntryNotices({ entry, isWritable, isPublishable }: Props) {
  const { translation, publishing } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  return (
    <>
      {entry.state === 'outdated' && (
        <Typography textColor="warning700">
          {translation.outdated} {!entry.before && translation.beforeUnknown}
        </Typography>
      )}
      {!isWritable && <Typography textColor="neutral600">{translation.notYours}</Typography>}
      {isWritable && !isPublishable && entry.publishAt && (
        <Typography>
          {publishing.endsWithChange(formatDate(entry.publishAt, { dateStyle: 'long' }))}
        </Typography>
      )}
    </>
  );
}
