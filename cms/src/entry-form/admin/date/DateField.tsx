import {
  Box,
  Field,
  Flex,
  IconButton,
  Popover,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { Calendar as CalendarIcon } from '@strapi/icons';
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { InputProps } from '../../../strapi/admin/inputs.ts';
import { useLanguage, useTexts } from '../../../admin/shared/texts.ts';
import { textsByLanguage } from '../../i18n/texts.ts';
import { Calendar } from './Calendar.tsx';
import { parseDate } from './dates.ts';

interface Props extends InputProps {
  error: string | undefined;
  /** The date as it was typed. */
  text: string;
  onType: (text: string) => void;
  onChoose: (day: string) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The date in words, so that nobody has to guess which number is the month. */
  inWords: string | undefined;
  /** Shown beside the date, such as the field for the time. */
  children?: ReactNode;
}

/** A date that can be typed in the panel's language or chosen in a calendar. */
export function DateField(props: Props) {
  const { name, label, hint, required, disabled, error, text, inWords, children } = props;
  const { date } = useTexts(textsByLanguage);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required ?? false}>
      <Field.Label action={props.labelAction}>{label}</Field.Label>
      <Flex gap={2} wrap="wrap" alignItems="start">
        <Box flex="1 1 15rem">
          <TextInput
            value={text}
            disabled={disabled}
            placeholder={date.placeholder}
            autoComplete="off"
            onChange={(event: { target: { value: string } }) => props.onType(event.target.value)}
            onBlur={props.onBlur}
            onKeyDown={props.onKeyDown}
            endAction={
              <Popover.Root open={isOpen} onOpenChange={setOpen}>
                <Popover.Trigger>
                  <IconButton
                    size="XS"
                    variant="ghost"
                    label={date.choose(label)}
                    disabled={disabled}
                  >
                    <CalendarIcon />
                  </IconButton>
                </Popover.Trigger>
                <Popover.Content align="end" aria-label={date.choose(label)}>
                  <Calendar
                    chosen={parseDate(text, language)}
                    onChoose={(day) => {
                      props.onChoose(day);
                      setOpen(false);
                    }}
                  />
                </Popover.Content>
              </Popover.Root>
            }
          />
        </Box>
        {children}
      </Flex>
      {inWords && (
        <Typography variant="pi" textColor="neutral800" data-in-words="">
          {inWords}
        </Typography>
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
