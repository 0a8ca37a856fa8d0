import { inflateSync } from 'node:zlib';

export interface PdfPage {
  pictures: { x: number; y: number; width: number; height: number }[];
  /** Where each begins on its baseline. */
  lines: { text: string; x: number; y: number }[];
}

/** What the print sheets in a PDF of `pdfkit` show, in the order in which it is drawn, in millimeters from the upper left corner. */
export function pagesOfPdf(file: Buffer): PdfPage[] {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const object = (id = '') => objects.get(id) ?? '';
  const stream = (id?: string) => {
    const body = object(id);
    const data = body.slice(body.indexOf('stream\n') + 'stream\n'.length);
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  };
  const reference = (body: string, name: string) =>
    new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];
  const kids = [...objects.values()].find((body) => body.includes('/Type /Pages')) ?? '';
  return [...(/\/Kids \[(.*?)\]/.exec(kids)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const page = object(id);
    const resources = object(reference(page, 'Resources'));
    const lettersOf = (font: string) =>
      lettersIn(stream(reference(object(reference(resources, font)), 'ToUnicode')));
    return readPage(stream(reference(page, 'Contents')), lettersOf);
  });
}

type Letters = ReadonlyMap<string, string>;

/** What each glyph of a font says: its code, four digits, and its letters. */
function lettersIn(map: string): Letters {
  const ranges = [...map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/g)];
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([\w ]+)>/g)].map(([, units = ''], index): [string, string] => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))),
      ]),
    ),
  );
}

/** A page is scaled to millimeters once, and each line of text is flipped about the height of the page. */
function readPage(content: string, lettersOf: (font: string) => Letters): PdfPage {
  const number = String.raw`(-?[\d.]+)`;
  const picture = `${number} 0 0 -${number} ${number} ${number} cm\n/I\\d+ Do`;
  const line = `${number} cm\nBT\n1 0 0 1 ${number} ${number} Tm\n/(F\\d+) \\S+ Tf\n\\[(.*)\\] TJ`;
  const numbers = (found: readonly string[]) => found.map(Number);
  return {
    pictures: [...content.matchAll(new RegExp(picture, 'g'))].map(([, ...found]) => {
      const [width = 0, height = 0, x = 0, bottom = 0] = numbers(found);
      return { x, y: bottom - height, width, height };
    }),
    lines: [...content.matchAll(new RegExp(line, 'g'))].map(
      ([, flip, x, y, font = '', shown = '']) => {
        const letters = lettersOf(font);
        const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(
          ([, run]) => run?.match(/.{4}/g) ?? [],
        );
        return {
          text: glyphs.map((glyph) => letters.get(glyph) ?? '?').join(''),
          x: Number(x),
          y: Number(flip) - Number(y),
        };
      },
    ),
  };
}
