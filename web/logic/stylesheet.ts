import { categoryColors, type CategoryColors } from '#contract/category-colors';
import { colorClass, hexDigits } from './color-class.ts';

/**
 * The Content Security Policy blocks `style=`, so each category color is a class in a stylesheet. Its URL contains the
 * colors, so it can be cached forever and doesn't need the CMS.
 */
export const colorsPath = '/styles/colors.css';
const parameter = 'c';
/** Each takes 60 µs to compute, and anybody can make up a list. More would get the default colors. */
const mostColors = 40;
/** The colors in the URL. */
export const colorList = new RegExp(`^[\\da-f]{6}(?:-[\\da-f]{6}){0,${mostColors - 1}}$`);

export function stylesheetPath(colors: readonly string[]): string {
  const distinct = [...new Set(colors.map(hexDigits))];
  return `${colorsPath}?${parameter}=${distinct.slice(0, mostColors).join('-')}`;
}

/** The stylesheet for a URL; undefined if the URL has no valid colors. */
export function stylesheetAt(address: URL): string | undefined {
  const given = address.searchParams.get(parameter) ?? '';
  if (!colorList.test(given)) return undefined;
  return given
    .split('-')
    .map((color) => rule(`#${color}`))
    .join('\n');
}

function rule(color: string): string {
  const [light, dark] = [categoryColors(color, 'light'), categoryColors(color, 'dark')];
  const pair = (part: keyof CategoryColors) => `light-dark(${light[part]},${dark[part]})`;
  return [
    `.${colorClass(color)}{`,
    `--fill:${pair('fill')};--selected:${pair('selected')};--on-fill-icon:${pair('onFillIcon')};`,
    `--tint:${pair('tint')};--on-tint:${pair('onTint')}}`,
  ].join('');
}
