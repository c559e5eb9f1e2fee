import type { Picture, Square } from '../ports.ts';

/** The smallest part of a picture that may be chosen: a face must not become a few pixels. */
const shortestSide = 96;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const within = (square: Square, { width, height }: Picture): Square => ({
  ...square,
  x: clamp(square.x, 0, width - square.side),
  y: clamp(square.y, 0, height - square.side),
});

const longestSide = ({ width, height }: Picture): number => Math.min(width, height);

/** The largest square in the middle of a picture. */
export const middleOf = (picture: Picture): Square => {
  const side = longestSide(picture);
  return { x: (picture.width - side) / 2, y: (picture.height - side) / 2, side };
};

/** How far a picture can be enlarged. */
export const mostZoom = (picture: Picture): number => Math.max(1, longestSide(picture) / shortestSide);

/** How far the square enlarges the picture: 1 shows the whole of its shorter side. */
export const zoomOf = (square: Square, picture: Picture): number => longestSide(picture) / square.side;

/** The square moved by parts of its side, as far as the picture reaches. */
export const moved = (square: Square, by: { x: number; y: number }, picture: Picture): Square =>
  within({ ...square, x: square.x + by.x * square.side, y: square.y + by.y * square.side }, picture);

/** The square with another enlargement around the same middle. */
export const zoomed = (square: Square, zoom: number, picture: Picture): Square => {
  const side = longestSide(picture) / clamp(zoom, 1, mostZoom(picture));
  const shift = (square.side - side) / 2;
  return within({ x: square.x + shift, y: square.y + shift, side }, picture);
};
