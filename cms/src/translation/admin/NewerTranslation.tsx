import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { EntryDifference } from '../../admin/shared/EntryDifference.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import type { ContentType } from '../../contract/change.ts';
import type { Language } from '../../contract/language.ts';
import { translatableFields, type NewerTranslation as Newer } from '../../contract/translation.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import type { useTranslation } from './use-translation.ts';

interface Props {
  noun: ContentType;
  language: Language;
  work: ReturnType<typeof useTranslation>;
}

/** Asks which translation to keep when somebody else has saved one since this one was opened. */
export function NewerTranslation(props: Props) {
  const { theirs } = props.work;
  return theirs && <Question {...props} theirs={theirs} />;
}

function Question({ noun, language, work, theirs }: Props & { theirs: Newer }) {
  const { newer } = useTexts(textsByLanguage);
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
        <Typography tag="p">{newer.hint}</Typography>
        <EntryDifference
          noun={noun}
          fields={Object.keys(translatableFields[noun])}
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
