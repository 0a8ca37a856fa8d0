/* A file of its own, so that scripts don't load the colors, which only stylesheets and print sheets need. */

/** The class that sets the color variables of an element and its descendants (logic/stylesheet.ts). */
export const colorClass = (color: string): string => `c-${hexDigits(color)}`;

export const hexDigits = (color: string): string => color.slice(1).toLowerCase();
