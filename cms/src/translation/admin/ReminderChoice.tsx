import { Checkbox } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { reminderChoice } from '../../contract/translation.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFetch, useFormatError } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Turns the weekly email about what waits on and off. */
export function ReminderChoice() {
  const { reminder } = useTexts(textsByLanguage);
  const { put } = useFetchClient();
  const formatError = useFormatError();
  const { toggleNotification } = useNotification();
  const { data } = useFetch('/panel/home/reminder', reminderChoice);
  const [chosen, setChosen] = useState<boolean>();
  if (!data) return null;

  const choose = async (isOn: boolean) => {
    setChosen(isOn);
    try {
      await put('/panel/home/reminder', { isOn });
      toggleNotification({ type: 'success', message: isOn ? reminder.on : reminder.off });
    } catch (error) {
      setChosen(!isOn);
      toggleNotification({ type: 'danger', message: formatError(error) });
    }
  };
  return (
    <Checkbox checked={chosen ?? data.isOn} onCheckedChange={(isOn) => void choose(isOn === true)}>
      {reminder.choice}
    </Checkbox>
  );
}
