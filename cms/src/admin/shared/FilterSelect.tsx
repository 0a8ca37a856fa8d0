import { SingleSelect, SingleSelectOption } from '@strapi/design-system';

/** An option's value and label. An empty value filters nothing. */
export type FilterOption = readonly [value: string, text: string];

interface Props {
  label: string;
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

/** Strapi's select takes no empty value. */
const all = 'all';

/** A select that filters a list. */
export function FilterSelect({ label, value, options, onChange }: Props) {
  return (
    <SingleSelect
      aria-label={label}
      size="S"
      value={value || all}
      onChange={(chosen) => onChange(chosen === all ? '' : String(chosen))}
    >
      {options.map(([option, text]) => (
        <SingleSelectOption key={option} value={option || all}>
          {text}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
