import { isLanguage, languages } from '#contract/language';
import { localVoice } from '../../logic/voice.ts';
import { writtenIn } from './card.ts';

/*
 * Reads aloud, by voices of this device alone. A button `data-read-aloud="fr"` reads, in French, the elements
 * with `data-text` and `data-description` in the nearest `data-readable` around it.
 */

const synthesis = 'speechSynthesis' in window ? speechSynthesis : undefined;
/** A little slower, for whoever reads along. */
const rate = 0.9;
/** What is being read, held so that the browser cannot lose it before its end. */
let reading: { button: Element; utterances: readonly SpeechSynthesisUtterance[] } | undefined;

/** Says on the page for which languages there is a voice: its buttons show by that. */
function offer(): void {
  const voices = synthesis?.getVoices() ?? [];
  const spoken = languages.filter((language) => localVoice(voices, language));
  document.documentElement.dataset['voices'] = spoken.join(' ');
}

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

synthesis?.addEventListener('voiceschanged', offer);
offer();
document.addEventListener('astro:before-swap', stop);
document.addEventListener('astro:after-swap', offer);
addEventListener('pagehide', stop);
