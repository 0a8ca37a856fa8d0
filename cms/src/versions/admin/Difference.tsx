import { Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import {
  versionedFields,
  type VersionContent,
  type VersionedType,
} from '../../contract/versions.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { labelOf } from './labels.ts';
import { compareWords, isSame, useFormatValue } from './values.ts';

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
          <Text lang={language}>
            <Words
              before={format(field, before[field])}
              after={format(field, after[field])}
              language={language ?? panelLanguage}
            />
          </Text>
        </div>
      ))}
    </Flex>
  );
}

function Words({ before, after, language }: { before: string; after: string; language: string }) {
  const { versions } = useTexts(textsByLanguage);
  const panelLanguage = useLanguage();
  const hint = (text: string) => <VisuallyHidden lang={panelLanguage}> {text} </VisuallyHidden>;
  const empty = <em lang={panelLanguage}>{versions.empty}</em>;
  if (before === '' || after === '')
    return (
      <>
        {hint(versions.removed)}
        <Removed>{before || empty}</Removed> {hint(versions.added)}
        <Added>{after || empty}</Added>
      </>
    );
  return compareWords(before, after, language).map(({ text, change }, index) => {
    if (change === 'added')
      return (
        <Added key={index}>
          {hint(versions.added)}
          {text}
        </Added>
      );
    if (change === 'removed')
      return (
        <Removed key={index}>
          {hint(versions.removed)}
          {text}
        </Removed>
      );
    return <span key={index}>{text}</span>;
  });
}

const Text = styled.dd`
  margin: 0.4rem 0 0;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Added = styled.ins`
  background: ${({ theme }) => theme.colors.success100};
  color: ${({ theme }) => theme.colors.success700};
  text-decoration: underline;
`;

const Removed = styled.del`
  background: ${({ theme }) => theme.colors.danger100};
  color: ${({ theme }) => theme.colors.danger700};
  text-decoration: line-through;
`;
