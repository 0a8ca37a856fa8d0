import { Box, Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import {
  sourceLanguageOf,
  translationCount,
  type TranslationCount,
} from '../../contract/translation.ts';
import { glossary as glossarySchema } from '../../contract/glossary.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { useReturns } from '../../admin/shared/use-revision.ts';
import { Loading } from '../../admin/shared/Loading.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { PageHeader } from '../../admin/shared/PageHeader.tsx';
import { nextQueue } from './next-queue.ts';
import { QueueCounts } from './QueueCounts.tsx';
import { Guide } from './Guide.tsx';
import { useQueueParams, type QueueParams } from './use-queue-params.ts';
import { TranslationQueue } from './TranslationQueue.tsx';

const counts = z.array(translationCount);

export default function TranslationsPage() {
  const { translation } = useTexts(textsByLanguage);
  const [queueParams, go] = useQueueParams();
  const [choices, setChoices] = useState(0);
  const glossary = useFetch('/panel/glossary', glossarySchema);
  // A colleague may have changed the counts in the meantime.
  const returns = String(useReturns());
  const {
    data = [],
    isLoading,
    failure,
    reload,
  } = useFetch('/panel/translations', counts, returns);
  const { noun, language } = queueParams;
  const countOf = (of: Language) =>
    data.find((count) => count.noun === noun && count.language === of);
  const [count, sourceCount] = [countOf(language), countOf(sourceLanguageOf[language])];
  const shown = data.filter(isShown).toSorted(byUsability);
  const choose = (queue: Partial<QueueParams>) => {
    setChoices(choices + 1);
    go(queue);
    reload();
  };
  return (
    <Page.Main>
      <Page.Title>{translation.title}</Page.Title>
      <PageHeader title={translation.title} subtitle={translation.subtitle} section="translating" />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          {failure && <LoadError failure={failure} onRetry={reload} />}
          {isLoading && data.length === 0 && <Loading />}
          {data.length > 0 && (
            <>
              <QueueCounts counts={shown} queueParams={queueParams} onChoose={choose} />
              <Guide
                glossary={glossary.data}
                failure={glossary.failure}
                onRetry={glossary.reload}
              />
              <Box tag="section">
                <TranslationQueue
                  key={`${queueParams.noun} ${queueParams.language} ${queueParams.state} ${choices}`}
                  queueParams={queueParams}
                  terms={glossary.data?.terms ?? []}
                  isWritable={count?.isWritable ?? false}
                  isPublishable={count?.isPublishable ?? false}
                  isSourcePublishable={sourceCount?.isPublishable ?? false}
                  next={nextQueue(shown, queueParams)}
                  onGo={go}
                  onChoose={choose}
                  onSaved={reload}
                />
              </Box>
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** What somebody can only read comes last. */
const byUsability = (a: TranslationCount, b: TranslationCount) => usability(b) - usability(a);
const usability = ({ isWritable, isPublishable }: TranslationCount) =>
  Number(isWritable || isPublishable);

/** English is listed only while texts wait, because it is the source language. */
const isShown = ({ language, missing, review, publish, commented }: TranslationCount) =>
  language !== 'en' || missing + review + publish + commented > 0;
