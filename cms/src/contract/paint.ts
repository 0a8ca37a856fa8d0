/** What a category's color becomes on the page, in the light and in the evening theme. */
export interface Paint {
  /** The color itself, text on it, and an icon on it. */
  fill: string;
  onFill: string;
  onFillIcon: string;
  /** A breath of the color, and text on that. */
  tint: string;
  onTint: string;
}

/**
 * The inks of the two themes and the grounds that a color tints, as in styles/tokens.css, and how strongly:
 * in the evening a color is dimmed, and on a dark ground it takes more of it to be seen.
 */
export const themes = {
  light: { ground: '#ffffff', ink: '#22304a', tint: 0.18, dim: 0 },
  dark: { ground: '#171d2f', ink: '#f3ecdf', tint: 0.28, dim: 0.12 },
} as const;

const white = '#ffffff';
const black = '#000000';
/** WCAG AA: for text of any size, and for a drawing that has a meaning. */
const readable = 4.5;
const visible = 3;
/** How much ink a colored text holds at least. */
const leastInk = 0.35;

/** The paint for a color that an editor picked: every text on it can be read, whatever it is. */
export function paintOf(color: string, theme: keyof typeof themes): Paint {
  const { ground, ink, dim, tint: strength } = themes[theme];
  const fill = mix(color, ground, dim);
  const tint = mix(ground, color, strength);
  return {
    fill,
    onFill: whiteOrDark(fill),
    onFillIcon: contrast(white, fill) >= visible ? white : themes.light.ink,
    tint,
    onTint: inked(color, ink, tint, readable),
  };
}

/** White where it can be read, else a dark shade of the ground: one of them always can. */
function whiteOrDark(ground: string): string {
  return contrast(white, ground) >= readable ? white : inked(ground, black, ground, readable);
}

/** A color with as little ink mixed in as it needs on its ground. */
function inked(color: string, ink: string, ground: string, enough: number): string {
  for (let share = leastInk; share < 1; share += 0.05) {
    const text = mix(color, ink, share);
    if (contrast(text, ground) >= enough) return text;
  }
  return ink;
}

/** How well two colors tell apart, from 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, at) =>
    Math.round(value + ((others[at] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
