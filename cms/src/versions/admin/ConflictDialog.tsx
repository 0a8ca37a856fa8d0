import { Button, Flex, Grid, Modal, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { z } from 'zod';
import { DifferenceText } from '../../admin/shared/DifferenceText.tsx';
import { compare, useFormatValue } from '../../admin/shared/entry-values.ts';
import { partsOf, type Part } from '../../admin/shared/difference.ts';
import { labelOf, languageOf } from '../../i18n/labels.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { openConflict, type OpenConflict } from '../../admin/shared/conflict-store.ts';

/** Asks which text to keep, when somebody else has saved a newer one than the form was loaded with. */
export function ConflictDialog() {
  const conflict = openConflict.use();
  return conflict ? <Asking {...conflict} /> : null;
}

function Asking(conflict: OpenConflict) {
  const { noun, documentId, language, mine, theirs, fields, unseen, hasOthers, choose } = conflict;
  const { conflicts, versions } = useTexts(textsByLanguage);
  const panelLanguage = useLanguage();
  const formatDate = useFormatDate();
  const format = useFormatValue();
  const resetForm = useForm('ConflictDialog', (form) => form.resetForm);
  const values = useForm('ConflictDialog', (form) => form.values);
  const { id } = useParams();

  // Whoever leaves the page has chosen nothing. What was typed is offered again with the form. The dialog is also
  // unmounted, and mounted again elsewhere, when the window becomes wide enough for a second column.
  useEffect(() => {
    const page = window.location.pathname;
    return () => {
      if (window.location.pathname !== page) choose('cancel');
    };
  }, [choose]);

  // The entry can also be one that was opened in a dialog over the form of another.
  const isInForm = id === documentId;
  const mineOf = (field: string) => {
    const sent = sentRelation.safeParse(mine[field]).data;
    if (!sent) return format(field, mine[field]);
    if (sent.length === 0) return '';
    const chosen = isInForm
      ? namedRelation.safeParse(formValues.parse(values)[field]).data
      : undefined;
    return chosen?.connect[0].label ?? conflicts.chosen;
  };
  const takeTheirs = () => {
    if (isInForm && !hasOthers) resetForm();
    choose('theirs');
  };
  const cancel = () => choose('cancel');
  const at = formatDate(theirs.at, { dateStyle: 'medium', timeStyle: 'short' });
  const isQuestion = fields.length > 0;
  const partsFor = (field: string) =>
    compare(
      field,
      format(field, theirs.fields[field]),
      mineOf(field),
      languageOf(field, language) ?? panelLanguage,
    );
  return (
    <Modal.Root open onOpenChange={(isOpen) => isOpen || cancel()}>
      <Modal.Content>
        <Modal.Header closeLabel={conflicts.cancel}>
          <Modal.Title>{isQuestion ? conflicts.title : conflicts.unseenTitle}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p">
              {isQuestion ? conflicts.intro(theirs.by, at) : conflicts.unseenIntro(theirs.by, at)}
            </Typography>
            {fields.map((field) => {
              const parts = partsFor(field);
              const empty =
                noun === 'letter' && field === 'affirmation' ? versions.automatic : versions.empty;
              return (
                <section key={field}>
                  <Heading>{labelOf(panelLanguage, noun, field)}</Heading>
                  <Grid.Root gap={4}>
                    <Side
                      title={conflicts.mine}
                      parts={partsOf('after', parts)}
                      empty={empty}
                      lang={languageOf(field, language)}
                    />
                    <Side
                      title={conflicts.theirs(theirs.by)}
                      parts={partsOf('before', parts)}
                      empty={empty}
                      lang={languageOf(field, language)}
                    />
                  </Grid.Root>
                </section>
              );
            })}
            {unseen.map((field) => (
              <section key={field}>
                <Heading>{labelOf(panelLanguage, noun, field)}</Heading>
                <Grid.Root gap={4}>
                  <Side
                    title={isQuestion ? conflicts.unseen(theirs.by) : conflicts.theirs(theirs.by)}
                    parts={partsOf('before', partsFor(field))}
                    empty={versions.empty}
                    lang={languageOf(field, language)}
                  />
                </Grid.Root>
              </section>
            ))}
            {isQuestion && (
              <Typography tag="p" variant="pi" textColor="neutral600">
                {conflicts.keepHint} {hasOthers && conflicts.hasOthers}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Footer>
          <Button variant="tertiary" onClick={cancel}>
            {conflicts.cancel}
          </Button>
          <Choices gap={2}>
            {isQuestion && (
              <Button variant="secondary" onClick={takeTheirs}>
                {conflicts.takeTheirs}
              </Button>
            )}
            <Button onClick={() => choose('mine')}>
              {isQuestion ? conflicts.keepMine : conflicts.publishBoth}
            </Button>
          </Choices>
        </Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

/** What Strapi's form sends of a relation has no name, which only the form itself knows. */
const sentRelation = z.union([
  z.object({ connect: z.array(z.unknown()) }).transform(({ connect }) => connect),
  z.object({ set: z.array(z.unknown()) }).transform(({ set }) => set),
]);
const namedRelation = z.object({ connect: z.tuple([z.object({ label: z.string() })]) });
const formValues = z.record(z.string(), z.unknown());

function Heading({ children }: { children: string }) {
  return (
    <Typography tag="h3" variant="pi" fontWeight="bold" textColor="neutral600">
      {children}
    </Typography>
  );
}

interface SideProps {
  title: string;
  parts: readonly Part[];
  empty: string;
  lang: string | undefined;
}

/** One of the two texts, with the words that only it has marked. */
function Side({ title, parts, empty, lang }: SideProps) {
  return (
    <Grid.Item col={6} xs={12} direction="column" alignItems="start">
      <Typography tag="h4" variant="pi" textColor="neutral600">
        {title}
      </Typography>
      <Text lang={lang}>
        {parts.length === 0 && <em>{empty}</em>}
        <DifferenceText parts={parts} isNeutral />
      </Text>
    </Grid.Item>
  );
}

/* In a narrow window, the French buttons don't fit side by side. */
const Footer = styled(Modal.Footer)`
  @media (max-width: 767px) {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: 0.8rem;
  }
`;

const Choices = styled(Flex)`
  @media (max-width: 767px) {
    > * {
      flex: 1;
    }
  }
`;

const Text = styled.p`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
