import icons from './icons.json';

const shapes: Readonly<Record<string, string>> = icons;

/** The icons to choose from, in the form that a category stores: `ph-heart`. */
export const iconNames = Object.keys(shapes).map((name) => `ph-${name}`);

/** The SVG markup of an icon, for a 256 × 256 view box; empty if the icon is unknown. */
export function iconMarkup(icon: string): string {
  return shapes[icon.replace(/^ph-/, '')] ?? '';
}
