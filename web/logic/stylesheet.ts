import { paintOf, type Paint } from '#contract/paint';

/**
 * The policy on content blocks `style=`, so each colour that editors pick is a class in a stylesheet,
 * whose address names the colours: it never changes, and a page never waits for a second answer of the CMS.
 */
const path = '/styles/colors.css';
const parameter = 'c';
const colorList = /^[\da-f]{6}(?:-[\da-f]{6}){0,199}$/;

/** The class that paints its element and all in it in a colour. */
export function colorClass(color: string): string {
  return `c-${bare(color)}`;
}

/** The address of the stylesheet for some colours. */
export function stylesheetPath(colors: readonly string[]): string {
  return `${path}?${parameter}=${[...new Set(colors.map(bare))].join('-')}`;
}

/** The stylesheet at an address, or undefined where the address names no colours. */
export function stylesheetAt(address: URL): string | undefined {
  const given = address.searchParams.get(parameter) ?? '';
  if (!colorList.test(given)) return undefined;
  return given
    .split('-')
    .map((color) => rule(`#${color}`))
    .join('\n');
}

function bare(color: string): string {
  return color.slice(1).toLowerCase();
}

function rule(color: string): string {
  const [light, dark] = [paintOf(color, 'light'), paintOf(color, 'dark')];
  const pair = (part: keyof Paint) => `light-dark(${light[part]},${dark[part]})`;
  return [
    `.${colorClass(color)}{`,
    `--fill:${pair('fill')};--on-fill:${pair('onFill')};--on-fill-icon:${pair('onFillIcon')};`,
    `--tint:${pair('tint')};--on-tint:${pair('onTint')}}`,
  ].join('');
}
