/** In kilobits per second, by the index in a frame's header. */
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44_100, 48_000, 32_000];
/** By the version in a frame's header: MPEG 2.5, none, MPEG 2, MPEG 1. */
const rateDivisors = [4, 0, 2, 1];
const layer3 = 1;
const tagHeaderBytes = 10;
const trailerBytes = 128;

/** The frames of an MP3 without its tags, or undefined if it is no MP3. */
export function readMp3(file: Buffer): Buffer | undefined {
  const start = skipTag(file);
  let offset = start;
  let frames = 0;
  for (;;) {
    const length = frameLength(file, offset);
    if (length === undefined || offset + length > file.length) break;
    offset += length;
    frames += 1;
  }
  // Anything can begin with what looks like a frame. A last one may be cut off, and tags may follow.
  const rest = file.length - offset;
  const isWhole = rest <= trailerBytes || isTrailer(file, offset) || isFrame(file, offset);
  return frames >= 2 && isWhole ? file.subarray(start, offset) : undefined;
}

const isFrame = (file: Buffer, offset: number) => frameLength(file, offset) !== undefined;
const isTrailer = (file: Buffer, offset: number) =>
  /^(?:TAG|APETAGEX|LYRICS)/.test(file.toString('latin1', offset, offset + 8));

/** The length of an ID3 tag at the beginning, which says its length in parts of seven bits. */
function skipTag(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3' || file.length < tagHeaderBytes) return 0;
  const length = file.subarray(6, tagHeaderBytes).reduce((sum, byte) => sum * 128 + byte, 0);
  return tagHeaderBytes + length;
}

function frameLength(file: Buffer, offset: number): number | undefined {
  if (offset + 4 > file.length) return undefined;
  const header = file.readUInt32BE(offset);
  const version = (header >>> 19) & 3;
  const divisor = rateDivisors[version] ?? 0;
  const rate = rates[(header >>> 10) & 3];
  const isMpeg1 = version === 3;
  const bitrate = bitrates[isMpeg1 ? 'mpeg1' : 'mpeg2'][(header >>> 12) & 15];
  if (header >>> 21 !== 0x7ff || ((header >>> 17) & 3) !== layer3) return undefined;
  if (!divisor || !rate || !bitrate) return undefined;
  const padding = (header >>> 9) & 1;
  const samplesPerFrame = isMpeg1 ? 144 : 72;
  return Math.floor((samplesPerFrame * bitrate * 1000) / (rate / divisor)) + padding;
}
