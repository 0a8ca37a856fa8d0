import { Box, TextInput, Typography } from '@strapi/design-system';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { pictures } from '../../contract/picture.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { PictureImage } from '../shared/PictureImage.tsx';
import { useLanguage, useTexts } from '../shared/texts.ts';
import { searchPictures, suggestPictures } from './find-pictures.ts';

interface Props {
  name: string;
  value: string;
  /** What the texts of the affirmation say. */
  written: string;
  disabled: boolean | undefined;
  onChoose: (picture: string) => void;
  onClose: () => void;
}

/** All pictures, which can be searched in each language. What the texts name comes first. */
export function PictureChoices({ name, value, written, disabled, onChoose, onClose }: Props) {
  const { affirmation: t } = useTexts(textsByLanguage);
  const language = useLanguage();
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
            onChange={() => onChoose(picture)}
            // Arrow keys click, too, but choose only on their way to another picture.
            onClick={({ detail }) => detail > 0 && onClose()}
          />
          <PictureImage name={picture} size="3.2rem" />
        </label>
      ))}
    </Choices>
  );

  return (
    <Box
      paddingTop={1}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose();
        if (event.key !== 'Enter') return;
        // It would submit the whole form.
        event.preventDefault();
        if (event.target instanceof HTMLInputElement && event.target.type === 'radio') onClose();
      }}
    >
      <TextInput
        type="search"
        aria-label={t.searchPictures}
        placeholder={t.searchPictures}
        value={search}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => setSearch(event.target.value)}
      />
      {suggested.length > 0 && choices(t.suggestedPictures, suggested)}
      {found.length > 0 && choices(t.allPictures, found)}
      <Box role="status">
        {found.length === 0 && <Typography textColor="neutral600">{t.noPictureFound}</Typography>}
      </Box>
    </Box>
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
