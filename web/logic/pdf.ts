/** PDF points per millimeter. */
const point = 72 / 25.4;

/** A picture centered on a page; lengths in millimeters. */
export interface PictureSheet {
  jpeg: Uint8Array;
  pixels: { width: number; height: number };
  page: { width: number; height: number };
  picture: { width: number; height: number };
  title: string;
}

/**
 * A PDF with one picture. It only has five objects, and a PDF library would be larger than the rest of the site. The card
 * is a picture, because text in a PDF would lose emoji.
 */
export function picturePdf({ jpeg, pixels, page, picture, title }: PictureSheet): Uint8Array {
  const [width, height, w, h] = [page.width, page.height, picture.width, picture.height].map(
    (length) => (length * point).toFixed(2),
  );
  const [x, y] = [page.width - picture.width, page.height - picture.height].map((room) =>
    ((room / 2) * point).toFixed(2),
  );
  const drawing = `q ${w} 0 0 ${h} ${x} ${y} cm /Card Do Q`;
  const imageAttributes = `/Type/XObject/Subtype/Image/Width ${pixels.width}/Height ${pixels.height}/ColorSpace/DeviceRGB`;
  const objects: (string | Uint8Array)[][] = [
    ['<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</DisplayDocTitle true>>>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]`,
      '/Resources<</XObject<</Card 5 0 R>>>>/Contents 4 0 R>>',
    ],
    [`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`],
    [
      `<<${imageAttributes}/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<</Title<${utf16(title)}>>>`],
  ];
  return serializePdf(objects);
}

/** Numbers the objects and appends the cross-reference table. */
function serializePdf(objects: readonly (string | Uint8Array)[][]): Uint8Array {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (...given: (string | Uint8Array)[]) => {
    for (const each of given) {
      const bytes = typeof each === 'string' ? encoder.encode(each) : each;
      parts.push(bytes);
      length += bytes.length;
    }
  };
  add('%PDF-1.7\n');
  const places = objects.map((object, index) => {
    const place = length;
    add(`${index + 1} 0 obj\n`, ...object, '\nendobj\n');
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = length;
  add(`xref\n0 ${count}\n0000000000 65535 f \n`, ...places);
  add(
    `trailer<</Size ${count}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${table}\n%%EOF\n`,
  );

  const file = new Uint8Array(length);
  let index = 0;
  for (const part of parts) {
    file.set(part, index);
    index += part.length;
  }
  return file;
}

/** Encodes a text as a hexadecimal PDF string in UTF-16. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('');
}
