import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { labelOf, languageOf } from '../../i18n/labels.ts';
import type { VersionContent } from '../../contract/versions.ts';
import { DifferenceText } from './DifferenceText.tsx';
import { compare, useFormatValue } from './entry-values.ts';
import { isSame } from './merge.ts';
import { textsByLanguage } from './i18n/texts.ts';
import { useLanguage, useTexts } from './texts.ts';

interface Props {
  noun: string;
  fields: readonly string[];
  /** The language of the texts. */
  language: string | undefined;
  before: VersionContent;
  after: VersionContent;
}

/** The fields of an entry that differ, with the words that were added and removed. */
export function EntryDifference({ noun, fields, language, before, after }: Props) {
  const { common } = useTexts(textsByLanguage);
  const panelLanguage = useLanguage();
  const format = useFormatValue();
  const changed = fields.filter((field) => !isSame(before[field], after[field]));
  if (changed.length === 0) return <Typography tag="p">{common.same}</Typography>;
  return (
    <Flex tag="dl" direction="column" alignItems="stretch" gap={4}>
      {changed.map((field) => (
        <div key={field}>
          <Typography tag="dt" variant="pi" fontWeight="bold" textColor="neutral600">
            {labelOf(panelLanguage, noun, field)}
          </Typography>
          <Text lang={languageOf(field, language)}>
            <DifferenceText
              parts={compare(
                field,
                format(field, before[field]),
                format(field, after[field]),
                languageOf(field, language) ?? panelLanguage,
              )}
            />
          </Text>
        </div>
      ))}
    </Flex>
  );
}

const Text = styled.dd`
  margin: 0.4rem 0 0;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
