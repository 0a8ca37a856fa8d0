import { Button, Checkbox, Dialog, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { Language } from '../../contract/language.ts';
import { sourceLanguageOf, type TranslationEntry } from '../../contract/translation.ts';
import { formatList } from '../../admin/shared/format-list.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface Props {
  entries: readonly TranslationEntry[];
  language: Language;
  isSourcePublishable: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: (withSource: boolean) => void;
}

/** Asks whether to publish texts, and warns of what readers would not expect. */
export function PublishDialog({
  entries,
  language,
  isSourcePublishable,
  isBusy,
  onCancel,
  onConfirm,
}: Props) {
  const { common } = useTexts(sharedTexts);
  const { publishing, translation } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const panelLanguage = useLanguage();
  const source = common.languages[sourceLanguageOf[language]];
  const counted = (isCounted: (entry: TranslationEntry) => boolean) =>
    entries.filter(isCounted).length;
  const outdated = counted(({ state }) => state === 'outdated');
  const review = counted(({ state }) => state === 'review');
  const sourceTimes = entries.flatMap(({ isSourcePublished, sourcePublishAt }) =>
    isSourcePublished || !sourcePublishAt ? [] : [sourcePublishAt],
  );
  const unpublished = counted(
    ({ isSourcePublished, sourcePublishAt }) => !isSourcePublished && !sourcePublishAt,
  );
  const scheduled = counted(({ publishAt }) => publishAt !== null);
  // Publishing would lose the scheduled time, so nobody should have to notice the box.
  const [withSource, setWithSource] = useState(sourceTimes.length === 0);
  const sourceDays = sourceTimes
    .toSorted((one, other) => one.getTime() - other.getTime())
    .map((time) => formatDate(time, { dateStyle: 'long' }));
  const warnings = [
    outdated > 0 && publishing.outdated(outdated),
    review > 0 && publishing.review(review),
    unpublished > 0 && publishing.source(unpublished, source),
    sourceTimes.length > 0 &&
      publishing.sourceScheduled(
        sourceTimes.length,
        source,
        formatList(panelLanguage, [...new Set(sourceDays)]),
      ),
    scheduled > 0 && publishing.scheduled(scheduled),
  ].filter((warning) => warning !== false);
  const isAsked = unpublished + sourceTimes.length > 0 && isSourcePublishable;
  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => isOpen || onCancel()}>
      <Dialog.Content>
        <Dialog.Header>
          {publishing.question(entries.length, common.languages[language])}
        </Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography tag="p">{publishing.explanation}</Typography>
            {warnings.length > 0 && (
              <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
                {warnings.map((warning) => (
                  <Typography key={warning} tag="li" textColor="warning700">
                    {warning}
                  </Typography>
                ))}
              </Flex>
            )}
            {isAsked && (
              <Checkbox
                checked={withSource}
                onCheckedChange={(checked: boolean | 'indeterminate') =>
                  setWithSource(checked === true)
                }
              >
                {publishing.withSource(source)}
              </Checkbox>
            )}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Button fullWidth variant="tertiary" onClick={onCancel}>
            {publishing.cancel}
          </Button>
          <Button fullWidth loading={isBusy} onClick={() => onConfirm(isAsked && withSource)}>
            {translation.publish}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
