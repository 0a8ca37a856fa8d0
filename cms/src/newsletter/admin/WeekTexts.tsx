import { Field, Grid, TextInput, Textarea } from '@strapi/design-system';
import type { ChangeEvent } from 'react';
import { noteOf, subjectOf, type LetterField } from '../../contract/newsletter.ts';
import { languages } from '../../contract/language.ts';
import { labelOf, languageOf } from '../../i18n/labels.ts';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { isTooLong, limitOf, type PlanWork } from './use-plan.ts';

interface Props {
  work: PlanWork;
  writable: readonly string[];
}

/** The subject and the note of an email in each language. */
export function WeekTexts({ work, writable }: Props) {
  return (
    <Grid.Root gap={4}>
      {[subjectOf, noteOf].flatMap((fields) =>
        languages.map((language) => (
          <Grid.Item key={fields[language]} col={6} xs={12} direction="column" alignItems="stretch">
            <LetterText
              field={fields[language]}
              work={work}
              isWritable={writable.includes(fields[language])}
            />
          </Grid.Item>
        )),
      )}
    </Grid.Root>
  );
}

interface TextProps {
  field: LetterField;
  work: PlanWork;
  isWritable: boolean;
}

function LetterText({ field, work, isWritable }: TextProps) {
  const { common } = useTexts(sharedTexts);
  const { plan: texts } = useTexts(textsByLanguage);
  const panelLanguage = useLanguage();
  const text = work.plan[field];
  const most = limitOf(field);
  const Input = field.startsWith('note') ? Textarea : TextInput;
  return (
    <Field.Root
      name={field}
      hint={common.characters(text.trim().length, most)}
      error={isTooLong(field, work.plan) ? texts.tooLong(most) : undefined}
    >
      <Field.Label>{labelOf(panelLanguage, 'letter', field)}</Field.Label>
      <Input
        value={text}
        lang={languageOf(field, undefined)}
        disabled={!isWritable}
        autoComplete="off"
        onChange={(event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
          work.type(field, event.target.value)
        }
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
