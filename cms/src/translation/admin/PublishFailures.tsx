import { Typography } from '@strapi/design-system';
import type { ContentType } from '../../contract/change.ts';
import {
  translatableFields,
  type PublishReport,
  type TranslationEntry,
} from '../../contract/translation.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { QueueNotice } from './QueueNotice.tsx';

interface Props {
  failed: PublishReport['failed'];
  entries: readonly TranslationEntry[];
  noun: ContentType;
  onClose: () => void;
}

/** The texts that could not be published, if any, and why. */
export function PublishFailures({ failed, entries, noun, onClose }: Props) {
  const { publishing } = useTexts(textsByLanguage);
  const [first = ''] = Object.keys(translatableFields[noun]);
  if (failed.length === 0) return null;
  return (
    <QueueNotice key={failed.map(({ documentId }) => documentId).join()} onClose={onClose}>
      {publishing.failed(failed.length)}
      {failed.map(({ documentId, message }) => (
        <Typography key={documentId} tag="span" display="block">
          {entries.find((entry) => entry.documentId === documentId)?.source[first]} — {message}
        </Typography>
      ))}
    </QueueNotice>
  );
}
