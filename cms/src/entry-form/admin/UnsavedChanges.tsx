import { Box, Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { unstable_useDocument as useDocument, useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { contentTypes } from '../../contract/change.ts';
import { nounOfUid } from '../../contract/main-fields.ts';
import { versionValue, type VersionContent } from '../../contract/versions.ts';
import { EntryDifference } from '../../admin/shared/EntryDifference.tsx';
import { fallbackLanguage } from '../../contract/language.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useEntryParams } from '../../strapi/admin/entry-params.ts';
import { openConflict } from '../../admin/shared/conflict-store.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

/** Keeps what is typed into an entry's form, and offers it again when the entry is opened. */
export function UnsavedChanges() {
  // Drafts are kept by account.
  const isKnown = useAuth('UnsavedChanges', ({ user }) => user !== undefined);
  return isKnown && <Offer />;
}

const isToday = (time: Date) => time.toDateString() === new Date().toDateString();

/** While a save is under way, typing would be lost: Strapi then sets the form to what it has sent. */
function useBlockedTyping(): void {
  const isSubmitting = useForm('useBlockedTyping', (form) => form.isSubmitting);
  useEffect(() => {
    if (!isSubmitting) return undefined;
    const fields = [...document.querySelectorAll<HTMLElement>('main form [role="tabpanel"]')];
    for (const each of fields) each.inert = true;
    return () => {
      for (const each of fields) each.inert = false;
    };
  }, [isSubmitting]);
}

const chosen = z
  .object({ connect: z.tuple([z.object({ documentId: z.string(), label: z.string() })]) })
  .transform(({ connect: [{ documentId, label }] }) => ({ documentId, title: label }));
const shownValue = versionValue.or(chosen).catch(null);

/** The values of a form as versions have them. Of relations, the form has only what changes. */
const comparable = (values: object): VersionContent =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shownValue.parse(value)]),
  );

function Offer() {
  useBlockedTyping();
  const { unsaved } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const initialValues = useForm('Offer', (form) => form.initialValues);
  const { slug: model = '', id, origin = '' } = useParams();
  const [params] = useSearchParams();
  const isTranslated = contentTypes.some((noun) => model === `api::${noun}.${noun}`);
  // Strapi's address keeps a language on the forms of types without languages, too.
  const locale = (isTranslated && params.get('plugins[i18n][locale]')) || fallbackLanguage;
  const entry = {
    collectionType: 'collection-types',
    model,
    documentId: id === 'create' ? undefined : id,
  };
  const { document } = useDocument(
    { ...entry, params: useEntryParams() },
    { skip: !entry.documentId },
  );
  const { offered, hasChangedSince, restore, discard } = useUnsavedChanges({
    model,
    documentId: entry.documentId,
    loadedSavedAt: document && (document.updatedAt ?? null),
    variant: `${locale}${origin}`,
  });
  // One question at a time.
  const isAskedAboutConflict = openConflict.use() !== undefined;
  if (!offered || isAskedAboutConflict) return null;

  const savedAt = new Date(offered.savedAt);
  const when = formatDate(savedAt, {
    ...(isToday(savedAt) ? {} : { dateStyle: 'long' }),
    timeStyle: 'short',
  });
  return (
    <Dialog.Root open>
      <Dialog.Content onEscapeKeyDown={(event) => event.preventDefault()}>
        <Dialog.Header>{unsaved.title}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" gap={3}>
            <Typography textAlign="center">{unsaved.since(when)}</Typography>
            <Box width="100%" maxHeight="40vh" overflow="auto">
              <EntryDifference
                noun={nounOfUid(model) ?? 'term'}
                fields={Object.keys(offered.values)}
                language={isTranslated ? locale : undefined}
                before={comparable(initialValues)}
                after={comparable(offered.values)}
              />
            </Box>
            {hasChangedSince && (
              <Typography textAlign="center" textColor="warning700">
                {unsaved.changedSince}
              </Typography>
            )}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="tertiary" fullWidth onClick={discard}>
            {unsaved.discard}
          </Button>
          <Button fullWidth onClick={restore}>
            {unsaved.restore}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
