import { Button, EmptyStateLayout, LinkButton, VisuallyHidden } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { z } from 'zod';
import { featuredEntry, type FeaturedEntry } from '../../contract/featured.ts';
import { useFetch, useFormatError } from '../../admin/shared/use-fetch.ts';
import { Loading } from '../../admin/shared/Loading.tsx';
import { Notice } from '../../admin/shared/Notice.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { listPath } from '../../strapi/admin/entry-path.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { PageHeader } from '../../admin/shared/PageHeader.tsx';
import { FeaturedTable } from './FeaturedTable.tsx';
import { useFeature } from './feature.ts';

const entries = z.array(featuredEntry);

/** An affirmation that was removed, and the order before. */
interface Removal {
  entry: FeaturedEntry;
  documentIds: readonly string[];
}

/** The featured affirmations, which can be reordered here. */
export default function FeaturedPage() {
  const { featured: texts } = useTexts(textsByLanguage);
  const { put } = useFetchClient();
  const [feature] = useFeature();
  const formatError = useFormatError();
  const { toggleNotification } = useNotification();
  const { data, isLoading, failure, reload } = useFetch('/panel/featured', entries);
  const [order, setOrder] = useState<readonly string[]>([]);
  const [removal, setRemoval] = useState<Removal>();
  const [announcement, setAnnouncement] = useState('');
  const lastCall = useRef<Promise<unknown>>(Promise.resolve());
  const shown = sortByOrder(data ?? [], order);
  const ids = shown.map((entry) => entry.documentId);

  /** Runs calls one after the other, so that quick clicks cannot overtake each other. */
  const act = (call: () => Promise<unknown>) => {
    lastCall.current = lastCall.current
      .then(call)
      .catch((error: unknown) => {
        toggleNotification({ type: 'danger', message: formatError(error) });
        setOrder([]);
      })
      .then(reload);
  };
  const saveOrder = (documentIds: readonly string[]) =>
    put('/panel/featured/order', { documentIds });
  const change = (documentId: string, featured: boolean) =>
    feature({ documentIds: [documentId], featured }).unwrap();

  const move = ({ documentId, text }: FeaturedEntry, to: number) => {
    const others = ids.filter((id) => id !== documentId);
    const documentIds = others.toSpliced(to, 0, documentId);
    setOrder(documentIds);
    setAnnouncement(texts.moved(text, to + 1));
    act(() => saveOrder(documentIds));
  };
  const remove = (entry: FeaturedEntry) =>
    act(async () => {
      await change(entry.documentId, false);
      setRemoval({ entry, documentIds: ids });
    });
  const undo = ({ entry, documentIds }: Removal) => {
    setRemoval(undefined);
    setOrder(documentIds);
    setAnnouncement(texts.restored(entry.text));
    act(async () => {
      await change(entry.documentId, true);
      await saveOrder(documentIds);
    });
  };

  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{texts.title}</Page.Title>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        section="featured"
        primaryAction={
          <LinkButton tag={Link} to={listPath('affirmation')} startIcon={<Plus />}>
            {texts.choose}
          </LinkButton>
        }
      />
      <Layouts.Content>
        {failure && <LoadError failure={failure} onRetry={reload} />}
        {!data && isLoading && <Loading />}
        {data?.length === 0 && <EmptyStateLayout content={texts.empty} />}
        {shown.length > 0 && <FeaturedTable entries={shown} onMove={move} onRemove={remove} />}
        {removal && (
          <Sticky>
            <Notice
              variant="success"
              onClose={() => setRemoval(undefined)}
              action={
                <Button variant="tertiary" onClick={() => undo(removal)}>
                  {texts.undo}
                </Button>
              }
            >
              {texts.removedOne(removal.entry.text)}
            </Notice>
          </Sticky>
        )}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Layouts.Content>
    </Page.Main>
  );
}

/** Sorts entries by the order chosen here; the others keep their order at the end. */
function sortByOrder(
  given: readonly FeaturedEntry[],
  order: readonly string[],
): readonly FeaturedEntry[] {
  const positionOf = ({ documentId }: FeaturedEntry) =>
    order.includes(documentId) ? order.indexOf(documentId) : order.length;
  return given.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** Stays on the screen while the list scrolls. */
const Sticky = styled.div`
  position: sticky;
  bottom: 1.6rem;
  z-index: 1;
  margin-top: 1.6rem;
`;
