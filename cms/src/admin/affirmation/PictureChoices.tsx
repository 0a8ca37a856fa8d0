import { Box, TextInput, Typography } from '@strapi/design-system';
import { useState, type KeyboardEvent } from 'react';
import { pictures } from '../../contract/picture.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { ChoiceGrid } from '../shared/ChoiceGrid.tsx';
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

  const choices = (legend: string, names: readonly string[]) => (
    <ChoiceGrid
      legend={legend}
      name={name}
      choices={names}
      chosen={value}
      disabled={disabled}
      cell={4.8}
      describe={(picture) => pictures.get(picture)?.[language] ?? picture}
      renderChoice={(picture) => <PictureImage name={picture} size="3.2rem" />}
      onChoose={onChoose}
      onClick={onClose}
    />
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
