import icons from './icons.json';

const shapes: Readonly<Record<string, string>> = icons;

/** The icons to choose from, as a category carries them: `ph-heart`. */
export const iconNames = Object.keys(shapes).map((name) => `ph-${name}`);

/** The drawing of an icon, inside a square of 256; empty for one that is not among them. */
export function iconMarkup(icon: string): string {
  return shapes[icon.replace(/^ph-/, '')] ?? '';
}
