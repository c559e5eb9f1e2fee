import type { Pictures, Square } from '@mobility/machines/ports';

/** The stored picture's side, in pixels: an avatar of 96 px on a dense screen. */
const storedSide = 256;
/** What the contract allows. */
const bytesAtMost = 48_000;
/** Tried in this order until the picture is small enough. */
const qualities = [0.9, 0.75, 0.6, 0.4, 0.2];

const drawing = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser cannot draw');
  return context;
};

/** Draws the square of a picture over the whole canvas, on white where the picture is transparent. */
export const drawSquare = (canvas: HTMLCanvasElement, image: unknown, { x, y, side }: Square): void => {
  const context = drawing(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  // `read` below made it.
  const source = image as CanvasImageSource;
  context.drawImage(source, x, y, side, side, 0, 0, canvas.width, canvas.height);
};

const blobOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

const base64Of = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** Pictures by the browser's canvas. Encoding again leaves out everything but the pixels. */
export const browserPictures: Pictures = {
  read: async (file) => {
    const image = await createImageBitmap(file);
    return { width: image.width, height: image.height, image };
  },
  encode: async ({ image }, square) => {
    const canvas = document.createElement('canvas');
    canvas.width = storedSide;
    canvas.height = storedSide;
    drawSquare(canvas, image, square);
    for (const quality of qualities) {
      const blob = await blobOf(canvas, quality);
      if (blob && blob.size <= bytesAtMost) return base64Of(blob);
    }
    throw new Error('The picture could not be encoded');
  },
};
