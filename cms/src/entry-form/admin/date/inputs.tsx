import { Box, TextInput } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { memo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useFormatDate } from '../../../admin/shared/use-format-date.ts';
import { useLanguage, useTexts } from '../../../admin/shared/texts.ts';
import { localTimeZone } from '../../../admin/shared/time-zone.ts';
import type { InputProps } from '../../../strapi/admin/inputs.ts';
import { textsByLanguage } from '../../i18n/texts.ts';
import { DateField } from './DateField.tsx';
import {
  formatTypedDate,
  formatTypedTime,
  fromMoment,
  isDate,
  parseDate,
  parseTime,
  timeFor,
  toMoment,
} from './dates.ts';

/*
 * What is not a date is stored as it was typed: so it is kept like any other unsaved text, and the server refuses it
 * instead of saving something else.
 */

/** Returns a function that changes a field and removes its error of the last save, which Strapi leaves there. */
function useChange(name: string, onChange: (name: string, value: string | null) => void) {
  const { errors, setErrors } = useForm('useChange', (form) => form);
  return (value: string | null) => {
    onChange(name, value);
    const { [name]: own, ...others } = Object.fromEntries(Object.entries(errors));
    if (own !== undefined) setErrors(others);
  };
}

/** The input of a date without a time. */
export const DateInput = memo(function DateInput(props: InputProps) {
  const { name } = props;
  const { date } = useTexts(textsByLanguage);
  const language = useLanguage();
  const formatDate = useFormatDate();
  const field = useField<string | null>(name);
  const [typed, setTyped] = useState<string>();
  const change = useChange(name, field.onChange);
  const value = field.value ?? '';
  const isValid = isDate(value);
  return (
    <DateField
      {...props}
      error={value && !isValid && typed === undefined ? date.notADate : field.error}
      text={typed ?? (isValid ? formatTypedDate(value, language) : value)}
      inWords={isValid ? formatDate(value, { timeZone: 'UTC', dateStyle: 'full' }) : undefined}
      onType={(text) => {
        setTyped(text);
        change(parseDate(text, language) ?? (text.trim() || null));
      }}
      onChoose={(day) => {
        setTyped(undefined);
        change(day);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
});

/** The input of a date with a time, in this computer's time zone. */
export const DateTimeInput = memo(function DateTimeInput(props: InputProps) {
  const { name, label, disabled } = props;
  const { date } = useTexts(textsByLanguage);
  const language = useLanguage();
  const formatDate = useFormatDate();
  const field = useField<string | null>(name);
  const [typed, setTyped] = useState<{ day: string; time: string }>();
  const change = useChange(name, field.onChange);
  const value = field.value ?? '';
  const moment = fromMoment(value);
  const [rawDay = '', ...rawTime] = value.split(' ');
  const stored = moment
    ? { day: formatTypedDate(moment.date, language), time: formatTypedTime(moment.time, language) }
    : { day: rawDay, time: rawTime.join(' ') };
  const shown = typed ?? stored;

  const type = (next: { day: string; time: string }) => {
    setTyped(next);
    const day = parseDate(next.day, language);
    const time = next.time.trim() ? parseTime(next.time) : day && timeFor(day);
    const raw = `${next.day.trim().replaceAll(/\s+/g, '/')} ${next.time.trim()}`;
    change(day && time ? toMoment(day, time) : raw.trim() ? raw : null);
  };
  const problem = () => {
    if (!value || moment || typed) return undefined;
    return parseDate(stored.day, language) ? date.notATime : date.notADate;
  };
  const names = [name, `${name}-time`];
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // Between the two fields, nothing may change under the cursor.
    const isLeaving = !names.includes(relatedTarget?.getAttribute('name') ?? '');
    if (isLeaving) setTyped(undefined);
  };
  const timeInput = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Whoever has typed the date doesn't need the calendar, whose button comes next.
    if (event.key !== 'Tab' || event.shiftKey || !typed) return;
    event.preventDefault();
    timeInput.current?.focus();
  };
  return (
    <DateField
      {...props}
      error={problem() ?? field.error}
      text={shown.day}
      inWords={
        moment
          ? `${formatDate(value, { dateStyle: 'full', timeStyle: 'short' })} (${localTimeZone()})`
          : undefined
      }
      onType={(day) => type({ ...shown, day })}
      onChoose={(day) => {
        type({ ...shown, day: formatTypedDate(day, language) });
        setTyped(undefined);
      }}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Box flex="1 1 10rem">
        <TextInput
          ref={timeInput}
          // Not the field's own: its label belongs to the date.
          id={`${name}-time`}
          name={`${name}-time`}
          aria-label={date.timeOf(label)}
          value={shown.time}
          disabled={disabled}
          placeholder={date.timePlaceholder}
          autoComplete="off"
          onChange={(event: { target: { value: string } }) =>
            type({ ...shown, time: event.target.value })
          }
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
          onBlur={onBlur}
        />
      </Box>
    </DateField>
  );
});
