import { Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { isElsewhere } from './form-actions.ts';
import type { WaitingQueue } from './next-queue.ts';

interface Props {
  next: WaitingQueue;
  /** Whether nothing else on the page needs the focus. */
  hasFocus: boolean;
  onOpen: () => void;
}

/** The button, and the key, that open the next queue. */
export function NextQueue({ next, hasFocus, onOpen }: Props) {
  const { common } = useTexts(sharedTexts);
  const { translation } = useTexts(textsByLanguage);
  const { noun, language, state, count } = next;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || !event.altKey || event.key !== 'ArrowDown' || isElsewhere(event)) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const names = [common.nouns[noun], translation.inLanguages[language]] as const;
  return (
    <Flex gap={3} wrap="wrap" justifyContent={hasFocus ? 'center' : 'start'}>
      <Button ref={button} variant={hasFocus ? 'default' : 'secondary'} onClick={onOpen}>
        {translation.nextQueue(...names, translation.states[state], count)}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {translation.nextQueueKey}
      </Typography>
    </Flex>
  );
}
