import { isLanguage } from '#contract/language';

/* Handles all buttons that speak a name (components/site/SpeakButton.astro, behavior P16). */

document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('button[name=speak]');
  if (!button || !isLanguage(button.lang)) return;
  const { lang, value } = button;
  void import('../../stores/reading.ts').then(({ startReading }) =>
    startReading(value, lang, [value]),
  );
});
