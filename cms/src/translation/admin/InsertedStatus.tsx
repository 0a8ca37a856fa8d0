import { Flex, TextButton, Typography } from '@strapi/design-system';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Says that a similar translation has been inserted, with a button that undoes it. */
export function InsertedStatus({ isShown, onUndo }: { isShown: boolean; onUndo: () => void }) {
  const { similar } = useTexts(textsByLanguage);
  return (
    <Flex role="status" gap={2} paddingBottom={isShown ? 4 : 0}>
      {isShown && (
        <>
          <Typography>{similar.inserted}</Typography>
          <TextButton type="button" onClick={onUndo}>
            {similar.undo}
          </TextButton>
        </>
      )}
    </Flex>
  );
}
