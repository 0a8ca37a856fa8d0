import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { EntryDifference } from '../../admin/shared/EntryDifference.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import type { ContentType } from '../../contract/change.ts';
import type { Language } from '../../contract/language.ts';
import { translatableFields } from '../../contract/translation.ts';
import { textsByLanguage as versionTexts } from '../../versions/i18n/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import type { useTranslation } from './use-translation.ts';

type Work = ReturnType<typeof useTranslation>;
type Theirs = NonNullable<Work['theirs']>;

interface Props {
  noun: ContentType;
  language: Language;
  work: Work;
}

/** Asks which translation to keep when another has been saved since this one was opened. */
export function NewerTranslation(props: Props) {
  const { theirs } = props.work;
  return theirs && <Question {...props} theirs={theirs} />;
}

function Question({ noun, language, work, theirs }: Props & { theirs: Theirs }) {
  const { newer } = useTexts(textsByLanguage);
  const { conflicts } = useTexts(versionTexts);
  const isPartial = theirs.both.length < Object.keys(translatableFields[noun]).length;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="newer-translation"
      background="warning100"
      borderColor="warning200"
      hasRadius
      padding={4}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="p" id="newer-translation" fontWeight="bold">
          {newer.title(theirs.by)}
        </Typography>
        <Typography tag="p">
          {newer.hint} {isPartial && conflicts.othersKept}
        </Typography>
        <EntryDifference
          noun={noun}
          fields={theirs.both}
          language={language}
          before={theirs.texts}
          after={work.texts}
        />
        <Flex gap={2} wrap="wrap">
          <Button type="button" variant="secondary" onClick={work.keepMine}>
            {newer.keepMine}
          </Button>
          <Button type="button" variant="secondary" onClick={work.takeTheirs}>
            {newer.takeTheirs}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
