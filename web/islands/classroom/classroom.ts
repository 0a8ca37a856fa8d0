import { fallbackLanguage, isLanguage, type Language } from '#contract/language';
import {
  deedOf,
  isDeed,
  otherWording,
  wordings,
  type Deed,
  type Wording,
} from '../../logic/classroom.ts';
import {
  firstIn,
  lastIn,
  newDeck,
  nextIn,
  previousIn,
  shownIn,
  toggleShuffle,
  type Deck,
} from '../../logic/deck.ts';
import { fitWords } from './fit.ts';
import { listenForSwipes } from './swipe.ts';

/* A collection before a class: all cards are in the page, one is shown. */

const { lang } = document.documentElement;
const pageLanguage: Language = isLanguage(lang) ? lang : fallbackLanguage;
const stage = document.querySelector<HTMLElement>('[data-stage]');
const list = document.querySelector<HTMLElement>('[data-slides]');
const slides = [...document.querySelectorAll<HTMLElement>('[data-slide]')];
const isBilingual = document.querySelector('[data-wording]') !== null;

let deck: Deck = newDeck(slides.length);
let wording: Wording = pageLanguage;

function show(): void {
  const current = slides[shownIn(deck)];
  if (stage) stage.dataset['wordingShown'] = wording;
  for (const slide of slides) slide.toggleAttribute('data-current', slide === current);
  for (const at of document.querySelectorAll('[data-at]')) at.textContent = String(deck.at + 1);
  press('[data-do="shuffle"]', () => deck.isShuffled);
  press('[data-wording]', (button) => button.dataset['wording'] === wording);
  fit();
  if (current) offerVoices(current);
}

function fit(): void {
  const current = slides[shownIn(deck)];
  if (current) fitWords(current);
}

function press(buttons: string, isPressed: (button: HTMLElement) => boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>(buttons))
    button.setAttribute('aria-pressed', String(isPressed(button)));
}

/** Lays what is shown beside the buttons that read it aloud; what is being read is of another card. */
function offerVoices(current: HTMLElement): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
  for (const voice of document.querySelectorAll<HTMLElement>('[data-voice]')) {
    const version = current.querySelector<HTMLElement>(
      `[data-version="${voice.dataset['voice']}"]`,
    );
    const isShown = version !== null && version.offsetParent !== null;
    voice.hidden = !isShown;
    const words = voice.querySelector('[data-text]');
    if (words) words.textContent = isShown ? version.textContent : '';
  }
}

function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // Where a browser refuses, the page fills its window as before.
  void done.catch(() => undefined);
}

function end(): void {
  document.querySelector<HTMLAnchorElement>('a[data-do="end"]')?.click();
}

const deeds: Record<Deed, () => void> = {
  next: () => (deck = nextIn(deck, Math.random)),
  previous: () => (deck = previousIn(deck)),
  first: () => (deck = firstIn(deck)),
  last: () => (deck = lastIn(deck)),
  shuffle: () => (deck = toggleShuffle(deck, Math.random)),
  both: () => (wording = isBilingual ? 'both' : wording),
  language: () => (wording = isBilingual ? otherWording(wording, pageLanguage) : wording),
  full: toggleFullScreen,
  end,
};

function act(deed: Deed): void {
  deeds[deed]();
  show();
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button');
  if (!button) return;
  const { do: deed, wording: chosen } = button.dataset;
  wording = wordings.find((each) => each === chosen) ?? wording;
  if (chosen) show();
  if (isDeed(deed)) act(deed);
});

document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  const deed = deedOf(key);
  if (!deed || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  // What has the focus is pressed by these.
  const isPress = key === ' ' || key === 'Enter';
  if (isPress && target instanceof Element && target.closest('button, a, summary')) return;
  // Out of the full screen, or of the list of keys, before out of the class.
  if (deed === 'end' && (document.fullscreenElement || closeKeys())) return;
  event.preventDefault();
  act(deed);
});

function closeKeys(): boolean {
  const keys = document.querySelector<HTMLDetailsElement>('details[open]');
  if (keys) keys.open = false;
  return keys !== null;
}

document.addEventListener('fullscreenchange', () =>
  press('[data-do="full"]', () => document.fullscreenElement !== null),
);
for (const button of document.querySelectorAll<HTMLElement>('[data-do="full"]'))
  button.hidden = !document.fullscreenEnabled;

if (list) {
  listenForSwipes(list, act);
  new ResizeObserver(fit).observe(list);
}
void document.fonts.ready.then(fit);
show();
