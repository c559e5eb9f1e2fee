import { Readable } from 'node:stream';

/** A body that arrives in pieces, as an operation reads it that takes a file of any size. */
export const uploadOf = (body: unknown, pieceBytes = 65_536): AsyncIterable<Uint8Array> => {
  const bytes = Buffer.from(JSON.stringify(body));
  const starts = Array.from(
    { length: Math.ceil(bytes.length / pieceBytes) },
    (_, index) => index * pieceBytes,
  );
  return Readable.from(starts.map((start) => bytes.subarray(start, start + pieceBytes)));
};
