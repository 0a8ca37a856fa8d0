/* Tailwind classes that .astro files and React components share. */

const button =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2 text-center leading-tight font-bold text-balance transition-transform hover:-translate-y-0.5';

/** Links that look like buttons: filled for the main action of a page, outlined for others. */
export const buttonLinkClasses = {
  filled: `${button} bg-leaf-deep text-white`,
  line: `${button} text-ink ring-ink ring-2 ring-inset`,
};
