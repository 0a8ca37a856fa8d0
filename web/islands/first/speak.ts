import { isLanguage } from '#contract/language';
import { startReading } from '../../stores/reading.ts';
import { onClick } from './on-click.ts';

/* Handles all buttons that speak the name before them (islands/shared/SpeakButton.tsx, behavior P16). */
onClick<HTMLButtonElement>('button[name=speak]', (button) => {
  const text = button.previousElementSibling?.textContent;
  const language = button.lang || document.documentElement.lang;
  if (text && isLanguage(language))
    startReading({ owner: text, language, texts: [text], recording: button.value });
});
