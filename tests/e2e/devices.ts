import type { Page } from 'playwright';

/** What the page asked of the device, as the fakes below record it. */
declare global {
  interface Window {
    did: { what: string; with: unknown }[];
    /** What the device is speaking. */
    speaking: SpeechSynthesisUtterance | undefined;
  }
}

/** Everything that the device was asked to do, in order. */
export const didOn = (page: Page, what: string) =>
  page.evaluate(
    (name) => (window.did ?? []).filter((each) => each.what === name).map((each) => each.with),
    what,
  );

/** Fakes sharing: it works, is canceled, fails, or is missing. */
export async function withShare(page: Page, how: 'well' | 'cancel' | 'fail' | 'missing') {
  await page.addInitScript((mode) => {
    window.did ??= [];
    const share = (data: unknown) => {
      window.did.push({ what: 'share', with: data });
      if (mode === 'cancel') return Promise.reject(new DOMException('no', 'AbortError'));
      if (mode === 'fail') return Promise.reject(new DOMException('no', 'NotAllowedError'));
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: mode === 'missing' ? undefined : share });
  }, how);
}

/** Fakes a clipboard that works, refuses, or is missing. */
export async function withClipboard(page: Page, how: 'well' | 'refuse' | 'missing') {
  await page.addInitScript((mode) => {
    window.did ??= [];
    const writeText = (text: string) => {
      window.did.push({ what: 'copy', with: text });
      return mode === 'refuse'
        ? Promise.reject(new DOMException('no', 'NotAllowedError'))
        : Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', {
      value: mode === 'missing' ? undefined : { writeText },
    });
  }, how);
}

/** Fakes a printer in every window, which is done right away or when `donePrinting` is called. */
export async function withPrinter(page: Page, how: 'at once' | 'when told' = 'at once') {
  await page.context().addInitScript((when) => {
    window.did ??= [];
    window.print = () => {
      const papers = document.querySelectorAll<HTMLElement>('[data-paper]');
      window.did.push({ what: 'print', with: [...papers].map((paper) => paper.textContent) });
      if (when === 'at once') window.dispatchEvent(new Event('afterprint'));
    };
  }, how);
}

/** Tells a window that printing is done. */
export const donePrinting = (paper: Page) =>
  paper.evaluate(() => void dispatchEvent(new Event('afterprint')));

/** A voice that the browser says it has. */
export interface Voice {
  lang: string;
  localService: boolean;
}

/** Tells the device that it speaks the word at a position. */
export const speakWord = (page: Page, charIndex: number, charLength: number) =>
  page.evaluate(
    (word) => {
      const event = Object.assign(new Event('boundary'), { name: 'word', ...word });
      // Only the browser can make the event that it sends.
      if (window.speaking?.onboundary)
        Reflect.apply(window.speaking.onboundary, undefined, [event]);
    },
    { charIndex, charLength },
  );

/** The words that a page highlights. */
export const highlighted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map((range) => String(range)));

/** Tells the device that it has spoken what it was speaking. */
export const finishSpeaking = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('end'), { utterance: window.speaking });
    // Only the browser can make the event that it sends.
    if (window.speaking?.onend) Reflect.apply(window.speaking.onend, undefined, [event]);
  });

/** Writes down the address of each sound that the page plays to its end. */
export async function withSounds(page: Page) {
  await page.addInitScript(() => {
    window.did ??= [];
    window.Audio = class extends Audio {
      constructor() {
        super();
        this.addEventListener('ended', () => {
          window.did.push({ what: 'play', with: new URL(this.src).pathname });
        });
      }
    };
  });
}

/** Fakes speech with voices that load late. It speaks until it is stopped or `finishSpeaking` is called. */
export async function withVoices(page: Page, voices: readonly Voice[]) {
  await page.addInitScript((given) => {
    window.did ??= [];
    let known: readonly unknown[] = [];
    const stand = Object.assign(new EventTarget(), {
      getVoices: () => known,
      speak: (utterance: SpeechSynthesisUtterance) => {
        const { text, lang } = utterance;
        window.speaking = utterance;
        window.did.push({ what: 'speak', with: { text, lang } });
      },
      cancel: () => window.did.push({ what: 'hush', with: null }),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: stand });
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
      addEventListener() {}
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    addEventListener('load', () => {
      known = given.map((voice) => ({ ...voice, name: voice.lang, default: false }));
      stand.dispatchEvent(new Event('voiceschanged'));
    });
  }, voices);
}
