/** What a picture of a person must be, on the wire and in the store. */
const bytesAtMost = 48_000;
const sideAtLeast = 64;
const sideAtMost = 512;

/** The id of a picture, which its address contains. */
export const avatarIdPattern = /^[\w-]{22}$/;

const folder = '/api/avatars';

/** The route of all pictures. It is not an operation of the contract: a browser reads it like any image. */
export const avatarRoute = `${folder}/:id`;

/** The path of a picture, as the contract's `avatar_url` gives it. */
export const avatarPath = (id: string | null): string | null => id && `${folder}/${id}`;

/** The markers of a JPEG that are read here. */
const start = 0xff_d8;
const end = 0xff_d9;
const frame = 0xc0;
const scan = 0xda;
/** What a decoder needs: the JFIF header, tables, the frame, the interval of restarts, and the scan. */
const needed: ReadonlySet<number> = new Set([0xe0, 0xdb, 0xc4, frame, 0xdd, scan]);
/** Segments of programs, such as the place where a photo was taken, and comments. They are left out. */
const isMetadata = (marker: number): boolean => (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;

/** Whether the compressed pixels contain no marker but restarts, until the end of the picture. */
const isScan = (bytes: Buffer): boolean => {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0xff;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return false;
  }
  return true;
};

const isSquare = (segment: Buffer): boolean => {
  if (segment.length < 9) return false;
  const [height, width] = [segment.readUInt16BE(5), segment.readUInt16BE(7)];
  return height === width && height >= sideAtLeast && height <= sideAtMost;
};

type Segment = { marker: number; bytes: Buffer };

const segmentAt = (bytes: Buffer, at: number): Segment | null => {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return null;
  const end = at + 2 + bytes.readUInt16BE(at + 2);
  return end < at + 4 || end > bytes.length
    ? null
    : { marker: bytes[at + 1] ?? 0, bytes: bytes.subarray(at, end) };
};

/** The segments from the start to the scan; null if they end before one, or a length is wrong. */
const segmentsOf = (bytes: Buffer): Segment[] | null => {
  const segments: Segment[] = [];
  let at = 2;
  for (let next = segmentAt(bytes, at); next; next = segmentAt(bytes, at)) {
    segments.push(next);
    at += next.bytes.length;
    if (next.marker === scan) return segments;
  }
  return null;
};

const isFramed = (bytes: Buffer): boolean =>
  bytes.length >= 4 &&
  bytes.length <= bytesAtMost &&
  bytes.readUInt16BE(0) === start &&
  bytes.readUInt16BE(bytes.length - 2) === end;

/** Whether there is one frame, a square one, and nothing that is neither needed nor metadata. */
const isBaseline = (segments: readonly Segment[]): boolean => {
  const frames = segments.filter(({ marker }) => marker === frame);
  return (
    frames.length === 1 &&
    frames.every(({ bytes }) => isSquare(bytes)) &&
    segments.every(({ marker }) => needed.has(marker) || isMetadata(marker))
  );
};

/**
 * The picture without its metadata, or null if it is not a square baseline JPEG of a permitted size, or holds anything
 * else. The name and the type that a client claims play no part.
 */
const readAvatar = (bytes: Buffer): Buffer | null => {
  const segments = isFramed(bytes) ? segmentsOf(bytes) : null;
  if (!segments || !isBaseline(segments)) return null;
  const pixels = bytes.subarray(2 + segments.reduce((sum, segment) => sum + segment.bytes.length, 0));
  if (!isScan(pixels.subarray(0, -2))) return null;
  const kept = segments.filter(({ marker }) => needed.has(marker)).map((segment) => segment.bytes);
  return Buffer.concat([bytes.subarray(0, 2), ...kept, pixels]);
};

/** The picture in base64, as it is stored; null if it is none. */
export const avatarFrom = (base64: string): string | null =>
  readAvatar(Buffer.from(base64, 'base64'))?.toString('base64') ?? null;
