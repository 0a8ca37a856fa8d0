/** The icons of our own screens, as Phosphor names them; `/icons.svg` holds them all. */
export const iconNames = [
  'arrow-counter-clockwise-bold',
  'arrow-left-bold',
  'bookmark-simple-bold',
  'eye-bold',
  'eye-slash-bold',
  'lock-simple-bold',
  'pencil-simple-bold',
  'pencil-simple-fill',
  'plus-bold',
  'sun-fill',
  'trash-bold',
  'warning-circle-fill',
  'x-bold',
] as const;

export type IconName = (typeof iconNames)[number];

/** What an SVG `<use>` refers to. */
export const iconHref = (name: IconName) => `/icons.svg#${name}`;
