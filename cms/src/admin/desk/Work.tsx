import { Box, EmptyStateLayout, Grid, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { deskLimits, deskQueue } from '../../contract/desk.ts';
import { useAnswer } from '../panel/call.ts';
import { Loading } from '../panel/Loading.tsx';
import { Pages } from '../panel/Pages.tsx';
import { useTexts } from '../panel/texts.ts';
import { LoadError } from '../panel/LoadError.tsx';
import type { Place } from './place.ts';
import { Queue } from './Queue.tsx';
import { Translation } from './Translation.tsx';

interface Props {
  place: Place;
  isWritable: boolean;
  onGo: (place: Partial<Place>) => void;
  onSaved: () => void;
}

/** A queue, and the one of it that is being translated. */
export function Work({ place, isWritable, onGo, onSaved }: Props) {
  const { desk } = useTexts();
  const { noun, language, state, page } = place;
  const { data, isLoading, failure, reload } = useAnswer(
    `/panel/desk/${noun}?language=${language}&state=${state}&page=${page}`,
    deskQueue,
  );
  const [chosen, choose] = useState<string>();
  const [news, setNews] = useState('');
  const [isAtWork, setAtWork] = useState(false);
  const entries = data?.entries ?? [];
  const total = data?.total ?? 0;
  const at = Math.max(
    0,
    entries.findIndex(({ documentId }) => documentId === chosen),
  );
  const entry = entries[at];
  const isPastTheEnd = data !== undefined && entries.length === 0 && page > 1;

  useEffect(() => {
    if (isPastTheEnd) onGo({ page: page - 1 });
  }, [isPastTheEnd, onGo, page]);

  const step = (by: 1 | -1) => {
    setAtWork(true);
    const next = entries[at + by];
    if (next) choose(next.documentId);
    // Of a page that is still to come nobody knows yet what follows.
    else if (by === 1 && !isLoading && page * deskLimits.page < total) onGo({ page: page + 1 });
  };
  const settled = (sentence: string) => {
    setNews(sentence);
    setAtWork(true);
    // What is settled leaves its queue, and the next page moves up; what was done already stays.
    if (state === 'done') step(1);
    else choose(entries[at + 1]?.documentId);
    reload();
    onSaved();
  };

  const loadError = failure && <LoadError failure={failure} onRetry={reload} />;
  if (!data) return loadError || <Loading />;
  return (
    <>
      {loadError}
      <Typography role="status" tag="p" textColor="success600" paddingBottom={2} minHeight="2.8rem">
        {news} {news && entry && desk.next}
      </Typography>
      {entry ? (
        <Grid.Root gap={4}>
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <Queue
              noun={noun}
              entries={entries}
              chosen={entry.documentId}
              total={total}
              language={language}
              onChoose={(documentId) => {
                setAtWork(true);
                choose(documentId);
              }}
            />
            <Pages
              page={page}
              pages={Math.ceil(total / deskLimits.page)}
              onGo={(to) => onGo({ page: to })}
            />
          </Grid.Item>
          <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch">
            <Translation
              key={entry.documentId}
              noun={noun}
              language={language}
              entry={entry}
              isWritable={isWritable}
              takesFocus={isAtWork}
              onStep={step}
              onSettled={settled}
              onOutdated={reload}
            />
          </Grid.Item>
        </Grid.Root>
      ) : (
        <Box>
          <EmptyStateLayout content={`${desk.queueEmpty[state]} ${desk.queueEmptyNext}`} />
        </Box>
      )}
    </>
  );
}
