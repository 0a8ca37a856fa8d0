import { Field, TextInput } from '@strapi/design-system';
import { styled } from 'styled-components';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../shared/texts.ts';
import { inputProps } from './input-props.ts';
import { IconImage } from './IconImage.tsx';
import { iconNames } from './icons.ts';

/** An icon input with a choice of suitable icons and a text field for the name of any other Phosphor icon. */
export default function IconInput(given: object) {
  const { category } = useTexts(textsByLanguage);
  const { name, label, hint, error, required, disabled, value, onChange } = inputProps.parse(given);
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        value={value}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => onChange(name, event.target.value)}
      />
      <Choices disabled={disabled}>
        <legend>{category.suitable}</legend>
        {iconNames.map((icon) => (
          <label key={icon} title={icon}>
            <input
              type="radio"
              name={`${name}-choice`}
              value={icon}
              aria-label={icon.replace('ph-', '').replaceAll('-', ' ')}
              checked={icon === value}
              onChange={() => onChange(name, icon)}
            />
            <IconImage icon={icon} size="2rem" />
          </label>
        ))}
      </Choices>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.6rem, 1fr));
  gap: 0.4rem;
  max-height: 17rem;
  padding: 0.4rem;
  overflow-y: auto;
  border: 0;
  color: ${({ theme }) => theme.colors.neutral800};

  legend {
    padding: 0.4rem 0;
    font-size: 1.2rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    height: 3.6rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:hover {
    background: ${({ theme }) => theme.colors.neutral150};
  }
  label:has(:checked) {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary600};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
