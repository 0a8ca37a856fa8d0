/* The classes of what looks alike in .astro files and in React. */

const button =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2 text-center leading-tight font-bold text-balance transition-transform hover:-translate-y-0.5';

/** Links that look like buttons: the one thing to do on a page is filled, the other things have a line. */
export const buttonLinkLooks = {
  filled: `${button} bg-leaf-deep text-white`,
  line: `${button} text-ink ring-ink ring-2 ring-inset`,
};
