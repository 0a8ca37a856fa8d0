import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { z } from 'zod';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { Loading } from '../../admin/shared/Loading.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import type { Language } from '../../contract/language.ts';
import { entryRecordings, type Recording } from '../../contract/recording.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { NewRecording } from './NewRecording.tsx';
import { Player } from './Player.tsx';
import { RemoveButton } from './RemoveButton.tsx';

interface Props {
  documentId: string;
  language: Language;
  /** Changes with each save. */
  revision: string;
}

const written = z.object({ text: z.string().catch('') });

/** The recordings of an affirmation's text, and ways to make one, as far as the caller may. */
export function Recordings({ documentId, language, revision }: Props) {
  const { recording: t } = useTexts(textsByLanguage);
  const path = `/panel/recordings/${documentId}`;
  const query = `?${new URLSearchParams({ language })}`;
  const { data, failure, reload } = useFetch(path + query, entryRecordings, revision);
  const text = useForm('Recordings', ({ values }) => written.safeParse(values).data?.text);
  if (failure) return <LoadError failure={failure} onRetry={reload} />;
  if (!data) return <Loading />;
  const { recordings, canRecord, textHash } = data;
  const current = recordings.find(({ isCurrent }) => isCurrent);
  const isSaved = data.text !== '' && text === data.text;
  return (
    <Flex id="recordings" direction="column" alignItems="stretch" gap={3} width="100%">
      {!current && recordings.length === 0 && (
        <Typography textColor="neutral600">{t.none}</Typography>
      )}
      {recordings.map((each) => (
        <Shown key={each.file} recording={each} path={`${path}/${each.file}${query}`} />
      ))}
      {canRecord && (
        <>
          {isSaved ? (
            <NewRecording
              key={textHash}
              path={`${path}?${new URLSearchParams({ language, textHash })}`}
              isAgain={Boolean(current)}
              onSaved={reload}
            />
          ) : (
            <Typography textColor="neutral600">{t.saveFirst}</Typography>
          )}
          {recordings.length > 0 && <RemoveButton path={path + query} onRemoved={reload} />}
        </>
      )}
      {!canRecord && (
        <Typography variant="pi" textColor="neutral600">
          {t.onlyPublishers}
        </Typography>
      )}
    </Flex>
  );
}

function Shown({ recording, path }: { recording: Recording; path: string }) {
  const { recording: t } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const { at, by, isCurrent, isHeard } = recording;
  const day = formatDate(at, { dateStyle: 'medium' });
  const outdated = isHeard ? t.outdatedSoon : t.outdated;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {!isCurrent && (
        <Typography tag="p" textColor="warning700">
          {outdated}
        </Typography>
      )}
      <Player path={path} label={isCurrent ? t.play : t.playOld} />
      <Typography tag="p" variant="pi" textColor="neutral600">
        {by === null ? t.byProgram(day) : t.byPerson(by, day)}
        {isCurrent && !isHeard && ` ${t.notHeardYet}`}
      </Typography>
    </Flex>
  );
}
