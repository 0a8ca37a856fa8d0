import { Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { DifferenceText } from '../../admin/shared/DifferenceText.tsx';
import type { Part } from '../../admin/shared/difference.ts';

/** Whose text of a field to keep. */
export type Side = 'mine' | 'theirs';

interface TextProps {
  parts: readonly Part[];
  /** What to show instead of an empty text. */
  empty: string;
  lang: string | undefined;
}

interface Props extends Omit<TextProps, 'parts'> {
  label: string;
  options: readonly { side: Side; title: string; parts: readonly Part[] }[];
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** Two texts of a field, with the words that only one of them has marked, to choose between. */
export function FieldChoice({ label, options, chosen, onChoose, empty, lang }: Props) {
  const id = useId();
  return (
    <Fieldset>
      <legend>
        <FieldHeading>{label}</FieldHeading>
      </legend>
      {options.map(({ side, title, parts }) => (
        <Option key={side}>
          <input
            type="radio"
            name={id}
            checked={side === chosen}
            onChange={() => onChoose(side)}
            aria-labelledby={`${id}-${side}`}
            aria-describedby={`${id}-${side}-text`}
          />
          <span>
            <Typography id={`${id}-${side}`} variant="pi" textColor="neutral600">
              {title}
            </Typography>
            <FieldText id={`${id}-${side}-text`} parts={parts} empty={empty} lang={lang} />
          </span>
        </Option>
      ))}
    </Fieldset>
  );
}

export function FieldHeading({ children }: { children: string }) {
  return (
    <Typography tag="h3" variant="pi" fontWeight="bold" textColor="neutral600">
      {children}
    </Typography>
  );
}

export function FieldText({ id, parts, empty, lang }: TextProps & { id?: string }) {
  return (
    <Text id={id} lang={lang}>
      {parts.length === 0 && <em>{empty}</em>}
      <DifferenceText parts={parts} isNeutral />
    </Text>
  );
}

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: 0.8rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding-bottom: 0.4rem;
  }
`;

const Option = styled.label`
  display: flex;
  align-items: start;
  gap: 0.8rem;
  padding: 0.8rem 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  input {
    flex-shrink: 0;
    margin-top: 0.2rem;
    accent-color: ${({ theme }) => theme.colors.primary600};
    outline: none;
  }
`;

const Text = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
