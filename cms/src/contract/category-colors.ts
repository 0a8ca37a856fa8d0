/** The colors that a page derives from a category's color, for one theme. */
export interface CategoryColors {
  /** The background in the color itself, and the text and icons on it. */
  fill: string;
  onFill: string;
  onFillIcon: string;
  /** A light tint of the color, and text on it. */
  tint: string;
  onTint: string;
  /** The background of a selected chip, whose text is white. */
  selected: string;
}

/**
 * The text and background colors of the two themes, as in web/styles/tokens.css, and how strongly a color tints the
 * background. The dark theme dims colors, and needs stronger tints for them to be visible.
 */
export const themes = {
  light: { ground: '#ffffff', ink: '#22304a', tint: 0.18, dim: 0 },
  dark: { ground: '#171d2f', ink: '#f3ecdf', tint: 0.28, dim: 0.12 },
} as const;

const white = '#ffffff';
const black = '#000000';
/** The contrast that WCAG AA requires for text, and for meaningful graphics. */
const readable = 4.5;
const visible = 3;
/** The minimum share of the text color in a colored text. */
const leastInk = 0.35;

/** The colors derived from a color that an editor picked. Text is readable on any color. */
export function categoryColors(color: string, theme: keyof typeof themes): CategoryColors {
  const { ground, ink, dim, tint: strength } = themes[theme];
  const fill = mix(color, ground, dim);
  const tint = mix(ground, color, strength);
  return {
    fill,
    onFill: whiteOrDark(fill),
    onFillIcon: contrast(white, fill) >= visible ? white : themes.light.ink,
    tint,
    onTint: mixUntilReadable(color, ink, tint, leastInk),
    selected: mixUntilReadable(fill, black, white, 0),
  };
}

/** White if it is readable, or else a dark shade of the background; one of the two always is. */
function whiteOrDark(ground: string): string {
  return contrast(white, ground) >= readable
    ? white
    : mixUntilReadable(ground, black, ground, leastInk);
}

/** A color mixed with just enough of another one, from a share on, to be readable with a third. */
function mixUntilReadable(color: string, ink: string, other: string, leastShare: number): string {
  for (let share = leastShare; share < 1; share += 0.05) {
    const mixed = mix(color, ink, share);
    if (contrast(mixed, other) >= readable) return mixed;
  }
  return ink;
}

/** The WCAG contrast ratio of two colors, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(first: string, second: string, share: number): string {
  const targets = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((targets[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16));
}
