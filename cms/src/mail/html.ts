/** HTML that is inserted without escaping. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template tag that escapes all values except for `Html`, alone or in a list. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    parts
      .map((part, index) => part + (index < values.length ? toSource(values[index]) : ''))
      .join(''),
  );
}
type Value = string | number | Html | readonly Html[] | undefined;

function toSource(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(toSource).join('\n');
  return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
