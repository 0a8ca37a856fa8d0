import { Field, TextInput } from '@strapi/design-system';
import { textsByLanguage } from '../i18n/texts.ts';
import { ChoiceGrid } from '../shared/ChoiceGrid.tsx';
import { useTexts } from '../shared/texts.ts';
import { inputProps } from './input-props.ts';
import { IconImage } from './IconImage.tsx';
import { useIconName } from '../shared/use-icon-name.ts';
import { iconNames } from './icons.ts';
import { ReplacedHint } from './ReplacedHint.tsx';

/** Phosphor's own website names icons without the prefix. */
const withPrefix = (typed: string): string =>
  /^(?!ph-)[a-z]/.test(typed.trim()) ? `ph-${typed.trim()}` : typed;

/** An icon input with a choice of suitable icons and a text field for the name of any other Phosphor icon. */
export default function IconInput(given: object) {
  const { category } = useTexts(textsByLanguage);
  const nameOf = useIconName();
  const { name, label, hint, error, required, disabled, value, onChange } = inputProps.parse(given);
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        value={value}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => onChange(name, event.target.value)}
        onBlur={() => value && onChange(name, withPrefix(value))}
      />
      <ChoiceGrid
        legend={category.suitable}
        name={name}
        choices={iconNames}
        chosen={value}
        disabled={disabled}
        cell={3.6}
        describe={nameOf}
        renderChoice={(icon) => <IconImage icon={icon} size="2rem" />}
        onChoose={(icon) => onChange(name, icon)}
      />
      <Field.Hint />
      <Field.Error />
      {error && <ReplacedHint>{hint}</ReplacedHint>}
    </Field.Root>
  );
}
