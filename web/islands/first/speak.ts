import { isLanguage } from '#contract/language';
import { startReading } from '../../stores/reading.ts';

/* Handles all buttons that speak the name before them (components/site/SpeakButton.astro, behavior P16). */
document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('button[name=speak]');
  const text = button && button.previousElementSibling?.textContent;
  if (text && isLanguage(button.lang))
    startReading({ owner: text, language: button.lang, texts: [text] });
});
