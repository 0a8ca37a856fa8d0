import { icons } from '@iconify-json/ph';
import { iconCandidates } from '../../logic/category-icon.ts';

/** The drawing of an icon, inside a square of 256: Phosphor's own, or a star for an unknown name. */
export function shapeOf(className: string): string {
  const name = iconCandidates(className).find((each) => Object.hasOwn(icons.icons, each));
  return name ? (icons.icons[name]?.body ?? '') : '';
}
