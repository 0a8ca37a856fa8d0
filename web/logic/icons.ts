/** The Phosphor icons of the interface and of the initial categories; `/icons.svg` contains them all. */
export const iconNames = [
  'arrow-left-bold',
  'arrow-right-bold',
  'bookmark-simple-bold',
  'bookmark-simple-fill',
  'caret-left-bold',
  'caret-right-bold',
  'chat-text-bold',
  'chats-circle-fill',
  'check-bold',
  'cloud-fill',
  'corners-out-bold',
  'door-open-fill',
  'download-simple-bold',
  'eye-bold',
  'eye-slash-bold',
  'feather-fill',
  'flag-fill',
  'hand-heart-fill',
  'hand-pointing-fill',
  'heart-bold',
  'heart-fill',
  'keyboard-bold',
  'link-bold',
  'list-bold',
  'lock-simple-bold',
  'magnifying-glass-bold',
  'megaphone-simple-fill',
  'pencil-simple-bold',
  'pencil-simple-fill',
  'plus-bold',
  'presentation-bold',
  'printer-bold',
  'share-network-bold',
  'shuffle-bold',
  'smiley-fill',
  'sparkle-fill',
  'speaker-high-bold',
  'star-bold',
  'star-fill',
  'stop-circle-fill',
  'sun-fill',
  'sun-horizon-fill',
  'translate-bold',
  'translate-fill',
  'trash-bold',
  'user-fill',
  'warning-circle-fill',
  'x-bold',
] as const;

export type IconName = (typeof iconNames)[number];

export const isIconName = (name: string): name is IconName =>
  iconNames.some((each) => each === name);

export const iconHref = (name: IconName) => `/icons.svg#${name}`;

/** A row of stars, the first ones filled. */
export const starsHref = (rating: number) => `/icons.svg#stars-${rating}`;
