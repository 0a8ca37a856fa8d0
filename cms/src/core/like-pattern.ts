/** A LIKE pattern for a part of a text, with its wildcards escaped. */
export const likePattern = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
