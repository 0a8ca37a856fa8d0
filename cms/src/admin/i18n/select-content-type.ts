/** The name of a content type, `{label}`, in a message of Strapi’s roles, which call it by its name in code. */
export function selectContentType(names: Readonly<Record<string, string>>): string {
  const choices = Object.entries(names).map(([label, name]) => `${label} {${name}}`);
  return `{label, select, ${choices.join(' ')} other {{label}}}`;
}
