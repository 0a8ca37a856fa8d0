import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useId, useRef, useState } from 'react';
import { z } from 'zod';
import { pictures } from '../../contract/picture.ts';
import { inputProps } from '../category/input-props.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { PictureImage } from '../shared/PictureImage.tsx';
import { useLanguage, useTexts } from '../shared/texts.ts';
import { PictureChoices } from './PictureChoices.tsx';

const text = z.string().catch('');
const texts = z.object({ text, description: text, keywords: text });

/** The picture of an affirmation. Its button opens a list to choose one from. */
export default function PictureInput(given: object) {
  const { affirmation: t } = useTexts(textsByLanguage);
  const language = useLanguage();
  const { name, label, hint, error, required, disabled, value, onChange } = inputProps.parse(given);
  const written = useForm('PictureInput', ({ values }) =>
    Object.values(texts.safeParse(values).data ?? {}).join(' '),
  );
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <Flex gap={3} alignItems="center" wrap="wrap">
        {value && <PictureImage name={value} size="4rem" />}
        <Typography textColor="neutral800" role="status">
          {value ? (pictures.get(value)?.[language] ?? value) : t.noPicture}
        </Typography>
        <Button
          ref={button}
          variant="tertiary"
          disabled={disabled}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t.closePictures : value ? t.changePicture : t.choosePicture}
        </Button>
        {value && (
          <Button variant="tertiary" disabled={disabled} onClick={() => onChange(name, '')}>
            {t.removePicture}
          </Button>
        )}
      </Flex>
      {isOpen && (
        <div id={listId}>
          <PictureChoices
            name={name}
            value={value}
            written={written}
            disabled={disabled}
            onChoose={(picture) => onChange(name, picture)}
            onClose={close}
          />
        </div>
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
