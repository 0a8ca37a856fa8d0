import { icons } from '@iconify-json/ph';
import { iconCandidates } from '../../logic/category-icon.ts';

/** The Phosphor icon for the class name that a category stores. An unknown name gives a star. */
export const iconOf = (className: string): string =>
  iconCandidates(className).find((name) => Object.hasOwn(icons.icons, name)) ?? '';

/** The SVG markup of a Phosphor icon, for a 256 × 256 view box. */
export const shapeOf = (name: string): string => icons.icons[name]?.body ?? '';
