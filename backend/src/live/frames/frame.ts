/** Where a text begins in a frame: after two bytes, and the bytes of a longer length. */
const headerOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

const textInOneFrame = 0x81;

/** A buffer with the header of a text frame of RFC 6455, as a server sends it, and space for the text. */
const framed = (length: number): Buffer => {
  const header = headerOf(length);
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = textInOneFrame;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  return frame;
};

/** A text as one complete frame. It is encoded once, whatever the number of its receivers. */
export const frameOf = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const frame = framed(length);
  frame.write(text, frame.length - length);
  return frame;
};

/** A frame of a beginning that several frames share, which is already encoded, and of an end of its own. */
export const frameWith = (beginning: Buffer, end: string): Buffer => {
  const length = beginning.length + Buffer.byteLength(end);
  const frame = framed(length);
  const start = frame.length - length;
  beginning.copy(frame, start);
  frame.write(end, start + beginning.length);
  return frame;
};
