import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { z } from 'zod';
import { pictures } from '../../contract/picture.ts';
import { inputProps } from '../category/input-props.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { PictureImage } from '../shared/PictureImage.tsx';
import { useLanguage, useTexts } from '../shared/texts.ts';
import { searchPictures, suggestPictures } from './find-pictures.ts';

const text = z.string().catch('');
const texts = z.object({ text, description: text, keywords: text });

/** A picture to choose from a list, which can be searched in each language. What the texts name comes first. */
export default function PictureInput(given: object) {
  const { affirmation: t } = useTexts(textsByLanguage);
  const language = useLanguage();
  const { name, label, hint, error, required, disabled, value, onChange } = inputProps.parse(given);
  const written = useForm('PictureInput', ({ values }) =>
    Object.values(texts.safeParse(values).data ?? {}).join(' '),
  );
  const [search, setSearch] = useState('');
  const found = searchPictures(search);
  const suggested = search.trim() === '' ? suggestPictures(written) : [];
  const altOf = (picture: string) => pictures.get(picture)?.[language] ?? picture;

  const choices = (legend: string, names: readonly string[]) => (
    <Choices disabled={disabled}>
      <legend>{legend}</legend>
      {names.map((picture) => (
        <label key={picture} title={altOf(picture)}>
          <input
            type="radio"
            name={`${name}-choice-${legend}`}
            value={picture}
            aria-label={altOf(picture)}
            checked={picture === value}
            onChange={() => onChange(name, picture)}
          />
          <PictureImage name={picture} size="3.2rem" />
        </label>
      ))}
    </Choices>
  );

  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <Flex gap={4} alignItems="center" minHeight="6.4rem">
        {value && <PictureImage name={value} size="6.4rem" />}
        <Typography textColor="neutral800" role="status">
          {value ? altOf(value) : t.noPicture}
        </Typography>
        {value && (
          <Button variant="tertiary" disabled={disabled} onClick={() => onChange(name, '')}>
            {t.removePicture}
          </Button>
        )}
      </Flex>
      <TextInput
        type="search"
        aria-label={t.searchPictures}
        placeholder={t.searchPictures}
        value={search}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => setSearch(event.target.value)}
        // Enter would submit the whole form.
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
      />
      {suggested.length > 0 && choices(t.suggestedPictures, suggested)}
      {found.length > 0 && choices(t.allPictures, found)}
      <Box role="status">
        {found.length === 0 && <Typography textColor="neutral600">{t.noPictureFound}</Typography>}
      </Box>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.8rem, 1fr));
  gap: 0.4rem;
  min-width: 0;
  max-height: 26rem;
  padding: 0.4rem;
  overflow-y: auto;
  border: 0;

  legend {
    padding: 0.4rem 0;
    font-size: 1.2rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    height: 4.8rem;
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
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.colors.primary600};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
  &:disabled label {
    cursor: not-allowed;
    opacity: 0.7;
  }
`;
