import { icons } from '@iconify-json/ph';
import { iconCandidates } from '../../logic/category-icon.ts';

/** The SVG markup of a Phosphor icon, for a 256 × 256 view box. An unknown name gives a star. */
export function shapeOf(className: string): string {
  const name = iconCandidates(className).find((each) => Object.hasOwn(icons.icons, each));
  return name ? (icons.icons[name]?.body ?? '') : '';
}
