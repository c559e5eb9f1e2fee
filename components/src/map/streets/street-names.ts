import { type Box, overlaps, textWidth } from '../layout.ts';
import { type Camera, type Point, project, type Size, toScreen } from '../projection.ts';
import type { Scene, Street } from '../scene/scene.ts';
import { pointOn, type Way, wayOf } from './way.ts';

/** A street's name along its own line: its middle on the screen and its turn in degrees. */
export type StreetName = { text: string; at: Point; turn: number; boxes: readonly Box[] };
type Named = { text: string; way: Way; from: number };

/** From this scale on, in pixels per world unit: main streets, long streets, all streets. */
const scales = { main: 0.36, long: 0.5, all: 0.75 } as const;
const longInUnits = 330;
/** The distance in pixels after which a name is repeated. */
const again = 460;
const smallFont = 0.93;
const bead = 14;
const areaPerName = 14_000;
const mostNames = 36;
const pad = 24;
/** A name is drawn where its street is straight: the ends of the text are this share of its width apart. */
const straight = 0.985;

const fromOf = ({ class: level }: Street, { length }: Way): number => {
  if (level !== 'street') return scales.main;
  return length > longInUnits ? scales.long : scales.all;
};

const build = (scene: Scene): Named[] =>
  scene.streets
    .map((street) => {
      const way = wayOf(street.line.map(project));
      return { text: street.name, way, from: fromOf(street, way) };
    })
    .sort((a, b) => a.from - b.from || b.way.length - a.way.length);

const known = new WeakMap<Scene, Named[]>();
const namedStreets = (scene: Scene): Named[] => {
  const streets = known.get(scene) ?? build(scene);
  known.set(scene, streets);
  return streets;
};

/** The middle of a street, then its quarters, its eighths and so on: they stay where they are while the map moves. */
const places: readonly number[] = [2, 4, 8, 16, 32].flatMap((parts) =>
  Array.from({ length: parts / 2 }, (_, at) => (2 * at + 1) / parts),
);

/** Turns a text that would be upside down. */
const upright = (degrees: number): number => {
  if (degrees > 90) return degrees - 180;
  return degrees <= -90 ? degrees + 180 : degrees;
};

const boxesAlong = (from: Point, to: Point): Box[] => {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / bead));
  return Array.from({ length: count + 1 }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / count - bead / 2,
    y: from.y + ((to.y - from.y) * at) / count - bead / 2,
    width: bead,
    height: bead,
  }));
};

type View = { scene: Scene; camera: Camera; size: Size };

/** The name at one place of its street; null where the street bends or leaves the picture. */
const nameAt = ({ text, way }: Named, share: number, { camera, size }: View): StreetName | null => {
  const middle = way.length * share;
  const at = toScreen(camera, size, pointOn(way, middle));
  if (at.x < pad || at.y < pad || at.x > size.width - pad || at.y > size.height - pad) return null;
  const width = textWidth(text) * smallFont;
  const half = width / 2 / camera.scale;
  if (middle < half || middle + half > way.length) return null;
  const [from, to] = [middle - half, middle + half].map((along) =>
    toScreen(camera, size, pointOn(way, along)),
  );
  if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < width * straight) return null;
  const turn = upright((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return { text, at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, turn, boxes: boxesAlong(from, to) };
};

const isInside = ({ x, y, width, height }: Box, size: Size): boolean =>
  x >= 2 && y >= 2 && x + width <= size.width - 2 && y + height <= size.height - 2;

/**
 * The names of the streets in the picture, the main streets first, without covering each other or a
 * taken box.
 */
export const streetNames = (view: View, taken: readonly Box[]): StreetName[] => {
  const { scene, camera, size } = view;
  const limit = Math.min(mostNames, Math.round((size.width * size.height) / areaPerName));
  const boxes = [...taken];
  const placed: StreetName[] = [];
  const isNear = (one: StreetName): boolean =>
    placed.some(({ text, at }) => text === one.text && Math.hypot(at.x - one.at.x, at.y - one.at.y) < again);
  for (const street of namedStreets(scene)) {
    if (camera.scale < street.from) continue;
    for (const share of places) {
      if (placed.length >= limit) return placed;
      const name = nameAt(street, share, view);
      if (!name || isNear(name)) continue;
      const isFree = name.boxes.every(
        (box) => isInside(box, size) && !boxes.some((other) => overlaps(box, other, 2)),
      );
      if (!isFree) continue;
      placed.push(name);
      boxes.push(...name.boxes);
    }
  }
  return placed;
};
