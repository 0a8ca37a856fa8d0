/** A part of an MP4 file; parts can contain others. */
interface Box {
  type: string;
  /** Where its type is. */
  typeAt: number;
  start: number;
  end: number;
}

const sampleEntriesHeader = 8;
/** What players need, at the top of a file, in its movie, in a track, and in what the track contains. */
const playedBoxes = [
  ['ftyp', 'styp', 'sidx', 'moov', 'moof', 'mfra', 'mdat'],
  ['mvhd', 'mvex', 'trak'],
  ['tkhd', 'edts', 'mdia'],
  ['mdhd', 'hdlr', 'minf'],
] as const;

/** An MP4 file with one sound in AAC and nothing else, such as names, places and times; or undefined. */
export function readMp4(file: Buffer): Buffer | undefined {
  const boxes = boxesOf(file, 0, file.length);
  if (boxes?.[0]?.type !== 'ftyp' || !boxes.some(({ type }) => type === 'mdat')) return undefined;
  const movie = boxes.find(({ type }) => type === 'moov');
  const inMovie = movie && boxesOf(file, movie.start, movie.end);
  const tracks = inMovie?.filter(({ type }) => type === 'trak') ?? [];
  const [track] = tracks;
  if (!inMovie || !track || tracks.length > 1 || codecOf(file, track) !== 'mp4a') return undefined;
  const copy = Buffer.from(file);
  const inTrack = boxesOf(file, track.start, track.end) ?? [];
  const media = inTrack.find(({ type }) => type === 'mdia');
  const inMedia = (media && boxesOf(file, media.start, media.end)) ?? [];
  for (const [level, found] of [boxes, inMovie, inTrack, inMedia].entries())
    for (const box of found) {
      const isPlayed = playedBoxes[level]?.some((type) => type === box.type);
      if (!isPlayed) blank(copy, box);
      else if (/^(?:mv|tk|md)hd$/.test(box.type)) blankTimes(copy, box);
    }
  return copy;
}

/** Empties a box. The positions of the samples stay as they are. */
function blank(file: Buffer, { typeAt, start, end }: Box): void {
  file.write('free', typeAt, 'latin1');
  file.fill(0, start, end);
}

/** Empties the times of creation and change, which follow the version and the flags: 4 bytes each, 8 from version 1. */
function blankTimes(file: Buffer, { start, end }: Box): void {
  const times = start + 4;
  file.fill(0, times, Math.min(end, times + (file[start] === 0 ? 8 : 16)));
}

/** The first codec of a track: `mp4a` for AAC. */
function codecOf(file: Buffer, track: Box): string | undefined {
  let box: Box | undefined = track;
  for (const type of ['mdia', 'minf', 'stbl', 'stsd'])
    box = box && boxesOf(file, box.start, box.end)?.find((each) => each.type === type);
  const [entry, other] = (box && boxesOf(file, box.start + sampleEntriesHeader, box.end)) ?? [];
  return other ? undefined : entry?.type;
}

/** The boxes between two offsets; undefined if they don't fill this space. */
function boxesOf(file: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let offset = from; offset < to;) {
    if (offset + 8 > to) return undefined;
    const length = file.readUInt32BE(offset) || to - offset;
    // Lengths of 64 bits are for files of gigabytes.
    if (length < 8 || offset + length > to) return undefined;
    const type = file.toString('latin1', offset + 4, offset + 8);
    boxes.push({ type, typeAt: offset + 4, start: offset + 8, end: offset + length });
    offset += length;
  }
  return boxes;
}
