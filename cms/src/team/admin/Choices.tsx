import { Box, Field, Flex, Radio, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { languages, type Language } from '../../contract/language.ts';
import { textsByLanguage } from '../i18n/texts.ts';

interface ChoicesProps {
  label: string;
  options: readonly { value: string; label: string; hint?: string | null }[];
  value: string;
  isRequired?: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One of a few options, all of which are visible. */
export function Choices({ label, options, value, isRequired, error, onChange }: ChoicesProps) {
  const id = useId();
  return (
    <Field.Root error={error}>
      <Box tag="fieldset" width="100%" style={{ border: 0, margin: 0, padding: 0 }}>
        <Typography id={id} tag="legend" variant="pi" fontWeight="bold" style={{ padding: 0 }}>
          {label}
          {isRequired && (
            <Typography aria-hidden textColor="danger600" lineHeight="0">
              *
            </Typography>
          )}
        </Typography>
        <Box paddingTop={2}>
          <Radio.Group aria-labelledby={id} value={value} onValueChange={onChange}>
            <Flex
              {...(options.some(({ hint }) => hint)
                ? { direction: 'column', alignItems: 'start', gap: 3 }
                : { gap: 5, wrap: 'wrap' })}
            >
              {options.map((option) => (
                <Radio.Item key={option.value} value={option.value}>
                  {option.label}
                  {option.hint && (
                    <Typography tag="span" display="block" variant="pi" textColor="neutral600">
                      {option.hint}
                    </Typography>
                  )}
                </Radio.Item>
              ))}
            </Flex>
          </Radio.Group>
        </Box>
        <Box paddingTop={error ? 1 : 0}>
          <Field.Error />
        </Box>
      </Box>
    </Field.Root>
  );
}

interface LanguageProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The language of an invitation. */
export function LanguageChoice({ language, onLanguage }: LanguageProps) {
  const { common } = useTexts(sharedTexts);
  const { invitation } = useTexts(textsByLanguage);
  return (
    <Choices
      label={invitation.language}
      options={languages.map((value) => ({ value, label: common.languages[value] }))}
      value={language}
      onChange={(value) => {
        const chosen = languages.find((each) => each === value);
        if (chosen) onLanguage(chosen);
      }}
    />
  );
}
