import { Field } from '@strapi/design-system';
import { styled } from 'styled-components';
import { inputProps } from '../category/input-props.ts';
import { situationNames } from '../../contract/situation-names.ts';
import { textsByLanguage } from '../shared/i18n/texts.ts';
import { useLanguage, useTexts } from '../shared/texts.ts';

interface Props {
  field: 'moments' | 'moment' | 'ages' | 'skill';
  /** What Strapi passes to the input of a custom field. */
  given: object;
}

/** Checkboxes for moments and ages, and radio buttons for a single moment or skill. The field's value is a list with commas. */
export function ChoiceInput({ field, given }: Props) {
  const { moments, ages, skills } = situationNames[useLanguage()];
  const { common } = useTexts(textsByLanguage);
  const { name, label, hint, error, required, disabled, value, onChange } = inputProps.parse(given);
  const chosen = value.split(', ');
  const choices = Object.entries<string>({ moments, moment: moments, ages, skill: skills }[field]);
  const isSingle = field === 'skill' || field === 'moment';
  const options: [key: string, text: string][] =
    isSingle && !required ? [['', common.noSkill], ...choices] : choices;

  function toggle(key: string) {
    const next = choices
      .map(([each]) => each)
      .filter((each) => chosen.includes(each) !== (each === key));
    onChange(name, isSingle ? key : next.join(', '));
  }

  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Choices disabled={disabled} aria-describedby={`${name}-hint`}>
        <legend>
          {label}
          {required && <Required aria-hidden>*</Required>}
        </legend>
        {options.map(([key, text]) => (
          <label key={key}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={`${name}-choice`}
              checked={chosen.includes(key)}
              onChange={() => toggle(key)}
            />
            {text}
          </label>
        ))}
      </Choices>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

const Required = styled.span`
  color: ${({ theme }) => theme.colors.danger600};
`;

/** The ground of the light theme. */
const white = '#ffffff';

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;
  min-width: 0;
  padding: 0;
  border: 0;
  color: ${({ theme }) => theme.colors.neutral800};

  legend {
    padding: 0 0 0.4rem;
    font-size: 1.2rem;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 3.2rem;
    padding: 0 1.2rem;
    font-size: 1.4rem;
    background: ${({ theme }) => theme.colors.neutral0};
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  input {
    accent-color: ${({ theme }) => theme.colors.primary600};
    color-scheme: ${({ theme }) => (theme.colors.neutral0 === white ? 'light' : 'dark')};
  }
  &:disabled label {
    cursor: not-allowed;
    opacity: 0.7;
  }
`;
