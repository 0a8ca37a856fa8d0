import { languages } from '#contract/language';
import { localVoice } from '../../logic/voice.ts';

const synthesis = 'speechSynthesis' in window ? speechSynthesis : undefined;

/** Says on the page for which languages there is a voice: the buttons that read aloud show by that. */
function offer(): void {
  const voices = synthesis?.getVoices() ?? [];
  const spoken = languages.filter((language) => localVoice(voices, language));
  document.documentElement.dataset['voices'] = spoken.join(' ');
}

synthesis?.addEventListener('voiceschanged', offer);
offer();
document.addEventListener('astro:after-swap', offer);
// Some browsers go on reading after their page has gone.
addEventListener('pagehide', () => synthesis?.cancel());
