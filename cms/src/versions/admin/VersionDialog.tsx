import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ChoiceButton } from '../../admin/shared/ChoiceButton.tsx';
import { EntryDifference } from '../../admin/shared/EntryDifference.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { hasDrafts } from '../../contract/change.ts';
import {
  isLocalized,
  versionedFields,
  type Version,
  type VersionContent,
  type VersionTarget,
} from '../../contract/versions.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useAction, useAuthor } from './author.ts';

/** How the form beside the versions restores one. */
export interface Restoring {
  /** Whether the form has unsaved changes, which restoring would lose. */
  isModified: boolean;
  /** Resolves to whether the version has been restored; otherwise the form has said why not. */
  restore: (fields: VersionContent, from: Date) => Promise<boolean>;
}

interface Props {
  target: VersionTarget;
  version: Version;
  /** The entry as it is now. */
  now: VersionContent | null;
  canRestore: boolean;
  restoring: Restoring;
  onClose: () => void;
}

const views = ['save', 'now'] as const;

/** What a version changed, what has changed since, and a button to restore it. */
export function VersionDialog(props: Props) {
  const { target, version, now, canRestore, onClose } = props;
  const { isModified } = props.restoring;
  const { noun, language } = target;
  const { versions: texts } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const author = useAuthor()(version);
  const actionOf = useAction();
  // The oldest version has nothing before it.
  const [view, setView] = useState<(typeof views)[number]>(version.before ? 'save' : 'now');
  const [isBusy, setBusy] = useState(false);
  const at = formatDate(version.at, { dateStyle: 'medium', timeStyle: 'short' });
  const before = view === 'save' ? version.before : version.fields;
  const after = view === 'save' ? version.fields : now;

  const restoreHints = [
    texts.restoreHint,
    isLocalized(noun) && hasDrafts[noun] && texts.restoreDraftHint,
    noun === 'affirmation' && texts.restoreAffirmationHint,
  ].filter((hint) => hint !== false);

  const restore = async () => {
    setBusy(true);
    const isRestored = await props.restoring.restore(version.fields, version.at);
    setBusy(false);
    if (isRestored) onClose();
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel={texts.close}>
          <Modal.Title>{texts.dialog(at)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p" textColor="neutral600">
              {texts.byWhom(actionOf(version), author)}
            </Typography>
            <Flex gap={2} wrap="wrap">
              {views.map((each) => (
                <ChoiceButton key={each} isChosen={view === each} onClick={() => setView(each)}>
                  {texts.views[each]}
                </ChoiceButton>
              ))}
            </Flex>
            {before && after ? (
              <EntryDifference
                noun={noun}
                fields={versionedFields[noun]}
                language={language}
                before={before}
                after={after}
              />
            ) : (
              <Typography tag="p">{texts.first}</Typography>
            )}
            {canRestore && (
              <Typography tag="p" variant="pi" textColor={isModified ? 'danger700' : 'neutral600'}>
                {isModified ? texts.unsaved : restoreHints.join(' ')}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{texts.close}</Button>
          </Modal.Close>
          {canRestore && (
            <Button loading={isBusy} disabled={isModified} onClick={() => void restore()}>
              {texts.restore}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
