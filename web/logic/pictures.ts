/** The version of @iconify-json/fluent-emoji-flat. It is in the addresses of pictures, so that browsers can keep them for good. */
export const pictureSet = '1.2.6';

export const pictureFolder = '/pictures/';

/** The file of a picture, by its name in the set. */
export const pictureHref = (name: string) => `${pictureFolder}${pictureSet}/${name}.svg`;
