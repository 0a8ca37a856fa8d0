import { isLanguage } from '#contract/language';
import { localVoice } from '../../logic/voice.ts';
import { writtenIn } from './card.ts';
import { synthesis } from './voices.ts';

/*
 * Reads aloud, by voices of this device alone. A button `data-read-aloud="fr"` reads, in French, the elements
 * with `data-text` and `data-description` in the nearest `data-readable` around it.
 */

/** A little slower, for whoever reads along. */
const rate = 0.9;
/** What is being read, held so that the browser cannot lose it before its end. */
let reading: { button: Element; utterances: readonly SpeechSynthesisUtterance[] } | undefined;

/** Falls silent, where something is being read. */
export function stop(): void {
  reading?.button.removeAttribute('data-reading');
  reading = undefined;
  synthesis?.cancel();
}

function read(button: HTMLElement): void {
  const language = button.dataset['readAloud'];
  const voice = isLanguage(language) && localVoice(synthesis?.getVoices() ?? [], language);
  const written = button
    .closest('[data-readable]')
    ?.querySelectorAll('[data-text], [data-description]');
  const words = [...(written ?? [])].map(writtenIn).filter(Boolean);
  if (!voice || words.length === 0) return;
  const utterances = words.map((each) => new SpeechSynthesisUtterance(each));
  const mine = { button, utterances };
  const end = () => {
    if (reading === mine) stop();
  };
  for (const utterance of utterances)
    Object.assign(utterance, { voice, lang: voice.lang, rate, onerror: end });
  Object.assign(utterances.at(-1) ?? {}, { onend: end });
  reading = mine;
  button.setAttribute('data-reading', '');
  for (const utterance of utterances) synthesis?.speak(utterance);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-read-aloud]');
  if (!button) return;
  const again = button === reading?.button;
  stop();
  if (!again) read(button);
});

document.addEventListener('astro:before-swap', stop);
addEventListener('pagehide', stop);
