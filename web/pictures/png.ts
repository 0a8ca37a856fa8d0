import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * Encodes RGBA pixels as a PNG without an alpha channel, which pdfkit embeds unchanged. It decodes alpha channels
 * asynchronously and writes them in varying order, so that the same sheet would give different bytes.
 */
export function toOpaquePng({
  width,
  height,
  pixels,
}: {
  width: number;
  height: number;
  pixels: Buffer;
}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits each for red, green and blue.
  header.set([8, 2], 8);
  // Each row starts with its filter type, 0 for none.
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let pixel = 0, to = 0; pixel < width * height; pixel += 1) {
    if (pixel % width === 0) to += 1;
    for (let color = 0; color < 3; color += 1, to += 1) rows[to] = pixels[pixel * 4 + color] ?? 0;
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
