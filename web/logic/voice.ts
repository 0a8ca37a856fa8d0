import type { Language } from '#contract/language';

export interface Voice {
  lang: string;
  localService: boolean;
  default: boolean;
}

/** A local voice for a language, preferably the default one. Remote voices would send the text to a server. */
export function findLocalVoice<Given extends Voice>(
  voices: readonly Given[],
  language: Language,
): Given | undefined {
  const fitting = voices.filter(
    // Some devices use `fr_FR`.
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  );
  return fitting.find((voice) => voice.default) ?? fitting[0];
}
