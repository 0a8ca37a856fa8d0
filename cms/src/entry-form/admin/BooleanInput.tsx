import { Field, Toggle } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { InputProps } from '../../strapi/admin/inputs.ts';

/** The input of a yes or no. Strapi's own writes “No” in the color of errors. */
export const BooleanInput = memo(function BooleanInput(props: InputProps) {
  const { name, label, labelAction, hint, disabled } = props;
  const { formatMessage } = useIntl();
  const { value, error, onChange } = useField<boolean | null>(name);
  return (
    <Field.Root name={name} hint={hint} error={error} maxWidth="32rem">
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Calm>
        <Toggle
          name={name}
          checked={value === null ? null : value || false}
          disabled={disabled ?? false}
          offLabel={formatMessage({ id: 'app.components.ToggleCheckbox.off-label' })}
          onLabel={formatMessage({ id: 'app.components.ToggleCheckbox.on-label' })}
          onChange={onChange}
        />
      </Calm>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});

const Calm = styled.div`
  &:not(:has(:checked)) > div > :first-child > span {
    color: ${({ theme }) => theme.colors.neutral800};
  }
`;
