import { EmptyStateLayout, Flex, Grid } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import type { GlossaryTerm } from '../../contract/glossary.ts';
import { queueLimits, translationQueue, type PublishReport } from '../../contract/translation.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { Loading } from '../../admin/shared/Loading.tsx';
import { Pages } from '../../admin/shared/Pages.tsx';
import { scrollToHidden } from '../../admin/shared/scroll-to-hidden.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import type { QueueParams } from './use-queue-params.ts';
import { Comments } from './Comments.tsx';
import { NextQueue } from './NextQueue.tsx';
import type { WaitingQueue } from './next-queue.ts';
import { OutdatedNotice, type FailedSave } from './OutdatedNotice.tsx';
import { QueueStatus } from './QueueStatus.tsx';
import { Column, QueueList } from './QueueList.tsx';
import { TranslationForm } from './TranslationForm.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { PublishFailures } from './PublishFailures.tsx';
import { TypeAhead } from './TypeAhead.tsx';
import { useCheckmarks } from './use-checkmarks.ts';
import { usePublish } from './use-publish.ts';
import { Notice } from '../../admin/shared/Notice.tsx';

interface Props {
  queueParams: QueueParams;
  terms: readonly GlossaryTerm[];
  isWritable: boolean;
  isPublishable: boolean;
  isSourcePublishable: boolean;
  /** The next queue in which something waits. */
  next: WaitingQueue | undefined;
  /** Goes to a page of this queue. */
  onGo: (queueParams: Partial<QueueParams>) => void;
  /** Opens another queue. */
  onChoose: (queueParams: Partial<QueueParams>) => void;
  onSaved: () => void;
}

/** A queue of texts with the form for the selected one. */
export function TranslationQueue(props: Props) {
  const { queueParams, isWritable, isPublishable, isSourcePublishable, next, onGo, onSaved } =
    props;
  const { translation } = useTexts(textsByLanguage);
  const { noun, language, state, page } = queueParams;
  const { data, isLoading, failure, reload } = useFetch(
    `/panel/translations/${noun}?language=${language}&state=${state}&page=${page}`,
    translationQueue,
  );
  const [shown, show] = useState<string>();
  const [news, setNews] = useState('');
  const [failed, setFailed] = useState<PublishReport['failed']>([]);
  /** Why a text couldn't be saved. Here, because it can leave the queue. */
  const [outdated, setOutdated] = useState<FailedSave>();
  const [steps, setSteps] = useState(0);
  const [isAtEnd, setAtEnd] = useState(false);
  const entries = data?.entries ?? [];
  const total = data?.total ?? 0;
  const { chosen, choose } = useCheckmarks(entries);
  const index = Math.max(
    0,
    entries.findIndex(({ documentId }) => documentId === shown),
  );
  const entry = entries[index];
  const isPastTheEnd = data !== undefined && entries.length === 0 && page > 1;

  useEffect(() => {
    if (isPastTheEnd) onGo({ page: page - 1 });
  }, [isPastTheEnd, onGo, page]);

  const countStep = () => setSteps((count) => count + 1);
  const step = (by: 1 | -1) => {
    countStep();
    const following = entries[index + by];
    const isLast = by === 1 && !following && !isLoading;
    setAtEnd(isLast && page * queueLimits.page >= total);
    if (following) show(following.documentId);
    else if (isLast && page * queueLimits.page < total) onGo({ page: page + 1 });
  };
  const settled = (sentence: string) => {
    setNews(sentence);
    setOutdated(undefined);
    countStep();
    // A saved text leaves its queue, so the next one takes its place; only the queue of done texts keeps it.
    if (state === 'done') step(1);
    else show(entries[index + 1]?.documentId);
    reload();
    onSaved();
  };
  const publishing = usePublish({
    noun,
    language,
    onPublished: ({ published, failed: refused }) => {
      setFailed(refused);
      choose(new Set());
      if (published > 0) settled(translation.published(published));
      else reload();
    },
  });
  // Whoever publishes starts with the list.
  const isToPublish = isPublishable && (state === 'review' || state === 'publish');
  // An error above the queue must stay in view.
  const focusRequests = outdated ? 0 : isToPublish ? steps : steps + 1;
  const aheadRef = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const hasText = entry !== undefined;
  useEffect(() => {
    // In a narrow window, the counters fill the screen.
    if (isToPublish && hasText && list.current) scrollToHidden(list.current, startOfList);
  }, [isToPublish, hasText]);
  const canChoose = isPublishable && ['outdated', 'review', 'publish'].includes(state);

  const nextButton = next && (
    <NextQueue
      next={next}
      hasFocus={!entry}
      onOpen={() => props.onChoose({ noun: next.noun, language: next.language, state: next.state })}
    />
  );
  const loadError = failure && <LoadError failure={failure} onRetry={reload} />;
  if (!data) return loadError || <Loading />;
  return (
    <>
      {loadError}
      {publishing.failure && (
        <Notice variant="danger" onClose={publishing.dismiss}>
          {publishing.failure}
        </Notice>
      )}
      {outdated && (
        <OutdatedNotice
          key={outdated.message}
          {...outdated}
          entries={entries}
          noun={noun}
          language={language}
          onClose={() => setOutdated(undefined)}
        />
      )}
      <PublishFailures
        failed={failed}
        entries={entries}
        noun={noun}
        onClose={() => setFailed([])}
      />
      {publishing.asked.length > 0 && (
        <PublishDialog
          entries={publishing.asked}
          language={language}
          isSourcePublishable={isSourcePublishable}
          isBusy={publishing.isBusy}
          onCancel={publishing.cancel}
          onConfirm={publishing.confirm}
        />
      )}
      <Grid.Root gap={4}>
        {entry && (
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <Column ref={list}>
              <QueueList
                noun={noun}
                entries={entries}
                shown={entry.documentId}
                chosen={canChoose ? new Set(chosen.map(({ documentId }) => documentId)) : undefined}
                total={total}
                language={language}
                onShow={(documentId) => {
                  countStep();
                  setAtEnd(false);
                  show(documentId);
                }}
                onChoose={choose}
                onPublish={() => publishing.publish(chosen)}
              />
              <Pages
                page={page}
                pages={Math.ceil(total / queueLimits.page)}
                onGo={(to) => {
                  choose(new Set());
                  onGo({ page: to });
                }}
              />
            </Column>
          </Grid.Item>
        )}
        <QueueStatus statusRef={status} news={news} hasText={hasText} isAtEnd={isAtEnd}>
          {nextButton}
        </QueueStatus>
        {entry && (
          <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch">
            <Flex direction="column" alignItems="stretch" gap={4}>
              <TypeAhead aheadRef={aheadRef} />
              <TranslationForm
                key={entry.documentId}
                noun={noun}
                language={language}
                entry={entry}
                terms={props.terms}
                isWritable={isWritable}
                isPublishable={isPublishable}
                focusRequests={focusRequests}
                aheadRef={aheadRef}
                statusRef={status}
                onStep={step}
                onPublish={(one) => publishing.publish([one])}
                onSettled={settled}
                onFailed={() => setNews('')}
                onOutdated={(message) => {
                  setOutdated(message === undefined ? undefined : { entry, message });
                  reload();
                  onSaved();
                }}
              />
              <Comments
                key={`${entry.documentId} comments`}
                noun={noun}
                documentId={entry.documentId}
                language={language}
                onChanged={() => {
                  reload();
                  onSaved();
                }}
              />
            </Flex>
          </Grid.Item>
        )}
      </Grid.Root>
      {!entry && (
        <EmptyStateLayout
          content={
            next
              ? translation.queueEmpty[state]
              : `${translation.queueEmpty[state]} ${translation.allDone}`
          }
          {...(nextButton && { action: nextButton })}
        />
      )}
    </>
  );
}

/** The heading of the list and its first texts, in pixels. */
const startOfList = 300;
