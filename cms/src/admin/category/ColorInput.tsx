import { Field, Flex, TextInput } from '@strapi/design-system';
import { styled } from 'styled-components';
import { hexColor } from '../../contract/category.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../shared/texts.ts';
import { inputProps } from './input-props.ts';
import { CategoryPreview } from './CategoryPreview.tsx';
import { ReplacedHint } from './ReplacedHint.tsx';

/** A color input with a color picker, a text field and a preview. */
export default function ColorInput(given: object) {
  const { category } = useTexts(textsByLanguage);
  const { name, label, hint, error, required, disabled, value, onChange } = inputProps.parse(given);
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <Flex gap={2}>
        <Well
          type="color"
          aria-label={category.pick}
          value={hexColor.test(value) ? value.toLowerCase() : '#000000'}
          disabled={disabled}
          onChange={(event) => onChange(name, event.target.value)}
        />
        <TextInput
          value={value}
          disabled={disabled}
          onChange={(event: { target: { value: string } }) => onChange(name, event.target.value)}
        />
      </Flex>
      <Field.Hint />
      <Field.Error />
      {error && <ReplacedHint>{hint}</ReplacedHint>}
      <CategoryPreview />
    </Field.Root>
  );
}

const Well = styled.input`
  flex: none;
  width: 4.4rem;
  height: 4rem;
  padding: 0.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
