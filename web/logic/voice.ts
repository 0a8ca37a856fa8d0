import type { Language } from '#contract/language';

export interface Voice {
  lang: string;
  localService: boolean;
  default: boolean;
}

/** A voice of this device for a language, preferably the default one; never a remote voice, which would send the text away. */
export function localVoice<Given extends Voice>(
  voices: readonly Given[],
  language: Language,
): Given | undefined {
  const fitting = voices.filter(
    // Some write `fr_FR`.
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  );
  return fitting.find((voice) => voice.default) ?? fitting[0];
}
