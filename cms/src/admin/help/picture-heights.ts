/** The width of the guide's pictures, in pixels. */
export const pictureWidth = 1180;

/** Their heights, by their names without the language. Without them, pictures that load late would move the section being read. */
export const pictureHeights: Readonly<Record<string, number>> = {
  featured: 620,
  form: 760,
  history: 620,
  home: 760,
  translations: 800,
};
