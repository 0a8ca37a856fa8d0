const headerBytes = 44;
const pcm = 1;

/**
 * An uncompressed sound with nothing but its samples, or undefined. The lengths in the file don't count: programs that
 * write to a pipe, such as espeak-ng, don't know them when they begin.
 */
export function readWav(file: Buffer): Buffer | undefined {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    return undefined;
  let format: Buffer | undefined;
  let offset = 12;
  while (offset + 8 <= file.length) {
    const name = file.toString('latin1', offset, offset + 4);
    const start = offset + 8;
    const length = file.readUInt32LE(offset + 4) || file.length;
    if (name === 'fmt ' && length >= 16) format = file.subarray(start, start + 16);
    if (name === 'data')
      return format && isPlayable(format)
        ? withHeader(format, file.subarray(start, start + length))
        : undefined;
    // Chunks begin at even offsets.
    offset = start + length + (length % 2);
  }
  return undefined;
}

function isPlayable(format: Buffer): boolean {
  if (format.length < 16 || format.readUInt16LE(0) !== pcm) return false;
  const [channels, rate, bits] = [
    format.readUInt16LE(2),
    format.readUInt32LE(4),
    format.readUInt16LE(14),
  ];
  const isAligned = format.readUInt16LE(12) === (channels * bits) / 8;
  return isAligned && [1, 2].includes(channels) && [8, 16].includes(bits) && isRate(rate);
}

const isRate = (rate: number) => rate >= 8000 && rate <= 48_000;

function withHeader(format: Buffer, samples: Buffer): Buffer | undefined {
  const frame = format.readUInt16LE(12);
  const length = samples.length - (samples.length % frame);
  if (length === 0) return undefined;
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(headerBytes - 8 + length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  format.copy(header, 20);
  // Bytes per second, which players trust.
  header.writeUInt32LE(format.readUInt32LE(4) * frame, 28);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(length, 40);
  return Buffer.concat([header, samples.subarray(0, length)]);
}
