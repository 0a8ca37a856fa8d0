import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { DifferenceText } from '../../admin/shared/DifferenceText.tsx';
import { labelOf, languageOf } from '../../i18n/labels.ts';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import {
  versionedFields,
  type VersionContent,
  type VersionedType,
} from '../../contract/versions.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { compare, isSame, useFormatValue } from './values.ts';

interface Props {
  noun: VersionedType;
  /** The language of the texts. */
  language: string | undefined;
  before: VersionContent;
  after: VersionContent;
}

/** The fields that differ between two versions, with the words that were added and removed. */
export function Difference({ noun, language, before, after }: Props) {
  const { versions } = useTexts(textsByLanguage);
  const panelLanguage = useLanguage();
  const format = useFormatValue();
  const changed = versionedFields[noun].filter((field) => !isSame(before[field], after[field]));
  if (changed.length === 0) return <Typography tag="p">{versions.same}</Typography>;
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
