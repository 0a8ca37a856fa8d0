import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { z } from 'zod';
import { compare, useFormatValue } from '../../admin/shared/entry-values.ts';
import { partsOf } from '../../admin/shared/difference.ts';
import { labelOf, languageOf } from '../../i18n/labels.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { openConflict, type OpenConflict } from '../../admin/shared/conflict-store.ts';
import { FieldChoice, FieldHeading, FieldText, type Side } from './FieldChoice.tsx';

/** Asks which text of each field to keep, when somebody else has saved a newer one than the form was loaded with. */
export function ConflictDialog() {
  const conflict = openConflict.use();
  return conflict ? <Asking {...conflict} /> : null;
}

function Asking(conflict: OpenConflict) {
  const { noun, documentId, language, mine, theirs, fields, unseen, action, choose } = conflict;
  const { conflicts, versions } = useTexts(textsByLanguage);
  const panelLanguage = useLanguage();
  const formatDate = useFormatDate();
  const format = useFormatValue();
  const resetForm = useForm('ConflictDialog', (form) => form.resetForm);
  const values = useForm('ConflictDialog', (form) => form.values);
  const { id } = useParams();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});

  // Whoever leaves the page has chosen nothing. What was typed is offered again with the form. The dialog is also
  // unmounted, and mounted again elsewhere, when the window becomes wide enough for a second column.
  useEffect(() => {
    const page = window.location.pathname;
    return () => {
      if (window.location.pathname !== page) choose(undefined);
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
  const save = () => {
    const taken = fields.filter((field) => sides[field] === 'theirs');
    if (isInForm && !conflict.savesAnyway && taken.length === fields.length) resetForm();
    choose(taken);
  };
  const cancel = () => choose(undefined);
  const chooseAll = (side: Side) =>
    setSides(Object.fromEntries(fields.map((field) => [field, side])));
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
            {fields.length > 1 && (
              <Flex gap={2} wrap="wrap">
                <Button variant="tertiary" size="S" onClick={() => chooseAll('mine')}>
                  {conflicts.allMine}
                </Button>
                <Button variant="tertiary" size="S" onClick={() => chooseAll('theirs')}>
                  {conflicts.allTheirs}
                </Button>
              </Flex>
            )}
            {fields.map((field) => {
              const parts = partsFor(field);
              return (
                <FieldChoice
                  key={field}
                  label={labelOf(panelLanguage, noun, field)}
                  options={[
                    { side: 'mine', title: conflicts.mine, parts: partsOf('after', parts) },
                    {
                      side: 'theirs',
                      title: conflicts.theirs(theirs.by),
                      parts: partsOf('before', parts),
                    },
                  ]}
                  chosen={sides[field]}
                  onChoose={(side) => setSides({ ...sides, [field]: side })}
                  empty={
                    noun === 'letter' && field === 'affirmation'
                      ? versions.automatic
                      : versions.empty
                  }
                  lang={languageOf(field, language)}
                />
              );
            })}
            {unseen.map((field) => (
              <section key={field}>
                <FieldHeading>{labelOf(panelLanguage, noun, field)}</FieldHeading>
                <Typography tag="h4" variant="pi" textColor="neutral600">
                  {isQuestion ? conflicts.unseen(theirs.by) : conflicts.theirs(theirs.by)}
                </Typography>
                <FieldText
                  parts={partsOf('before', partsFor(field))}
                  empty={versions.empty}
                  lang={languageOf(field, language)}
                />
              </section>
            ))}
            {isQuestion && (
              <Typography tag="p" variant="pi" textColor="neutral600">
                {conflicts.keepHint} {conflicts.othersKept}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Footer>
          <Button variant="tertiary" onClick={cancel}>
            {conflicts.cancel}
          </Button>
          <Button onClick={save} disabled={fields.some((field) => !sides[field])}>
            {isQuestion || action === 'save' ? conflicts[action] : conflicts.both[action]}
          </Button>
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

/* In a narrow window, the French buttons don't fit side by side. */
const Footer = styled(Modal.Footer)`
  @media (max-width: 767px) {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: 0.8rem;
  }
`;
