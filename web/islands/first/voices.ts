import { languages } from '#contract/language';
import { findLocalVoice } from '../../logic/voice.ts';

const synthesis = 'speechSynthesis' in window ? speechSynthesis : undefined;

/** Sets the languages that this device has a voice for; styles show the read-aloud buttons accordingly. */
function markVoices(): void {
  const voices = synthesis?.getVoices() ?? [];
  const spoken = languages.filter((language) => findLocalVoice(voices, language));
  document.documentElement.dataset['voices'] = spoken.join(' ');
}

synthesis?.addEventListener('voiceschanged', markVoices);
markVoices();
document.addEventListener('astro:after-swap', markVoices);
// Some browsers keep reading after the page is closed.
addEventListener('pagehide', () => synthesis?.cancel());
