/** The icons of our own screens, as Phosphor names them; `/icons.svg` holds them all. */
export const iconNames = [
  'arrow-counter-clockwise-bold',
  'arrow-left-bold',
  'arrow-right-bold',
  'bookmark-simple-bold',
  'corners-out-bold',
  'eye-bold',
  'eye-slash-bold',
  'heart-bold',
  'heart-fill',
  'keyboard-bold',
  'lock-simple-bold',
  'pencil-simple-bold',
  'pencil-simple-fill',
  'plus-bold',
  'printer-bold',
  'share-network-bold',
  'shuffle-bold',
  'speaker-high-bold',
  'stop-circle-fill',
  'sun-fill',
  'translate-bold',
  'trash-bold',
  'warning-circle-fill',
  'x-bold',
] as const;

export type IconName = (typeof iconNames)[number];

/** What an SVG `<use>` refers to. */
export const iconHref = (name: IconName) => `/icons.svg#${name}`;
