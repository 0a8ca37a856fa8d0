import { isLanguage } from '#contract/language';
import { startReading } from '../../stores/reading.ts';
import { onClick } from './on-click.ts';

/* Handles all buttons that speak the name before them (components/site/SpeakButton.astro, behavior P16). */
onClick<HTMLElement>('button[name=speak]', (button) => {
  const text = button.previousElementSibling?.textContent;
  if (text && isLanguage(button.lang))
    startReading({ owner: text, language: button.lang, texts: [text] });
});
