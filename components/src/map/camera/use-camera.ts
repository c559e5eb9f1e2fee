import { useCallback, useMemo, useState } from 'react';
import { useEased } from '../motion/use-eased.ts';
import { type Camera, type Point, project, type Size, worldSize } from '../projection.ts';
import type { Scene } from '../scene/scene.ts';
import { cameraBetween, limited, limitsOf, pan, scales, zoom } from './camera.ts';

const wide = { width: 860, height: 804 };
const leastCityScale = 0.2;

/** The whole city, as near as the picture allows. */
export const cityView = (scene: Scene | null, { width, height }: Size): Camera => ({
  centre: project(scene?.centre ?? [20, 0]),
  scale: scene
    ? Math.max(
        leastCityScale,
        scales.city * Math.min(1.3, Math.max(width / wide.width, height / wide.height)),
      )
    : width / worldSize,
});

/** Which part of the city's height a low picture shows at least. */
const leastHeight = 0.42;
/** How far a city reaches to the north of its centre, at the city's scale, and the margin above it, in pixels. */
const north = { reach: 256, margin: 30 };

/** The whole city; in a wide and low picture its north. */
export const wholeCity = (scene: Scene | null, size: Size): Camera => {
  const { centre, scale: near } = cityView(scene, size);
  if (!scene) return { centre, scale: near };
  const fitting = (scales.city * size.height) / (leastHeight * wide.height);
  const scale = Math.max(leastCityScale, Math.min(near, fitting));
  const cut = (north.reach * scale) / scales.city + north.margin - size.height / 2;
  return { centre: { x: centre.x, y: centre.y - Math.max(0, cut) / scale }, scale };
};

type CameraMoves = {
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, around?: Point): void;
};

/** The moves follow a pointer or the wheel at once. */
export type CameraControls = CameraMoves & {
  camera: Camera;
  /** Whether the person has moved the map away from its own framing. */
  isMoved: boolean;
  /** The same moves with a short animation, for a button or a key. */
  step: CameraMoves;
  /** Returns to the map's own framing. */
  release(): void;
  /** Whether the map can be shown nearer, and farther. */
  canZoom: { in: boolean; out: boolean };
};

/**
 * Where the person has moved the map, and whether by a pointer, which the map follows at once. Farther out, the limits of
 * the drawing may move the shown centre; zooming in again returns to this one.
 */
type Moved = { subject: string; camera: Camera; isHeld: boolean };

type Framing = {
  size: Size;
  framed: Camera;
  subject: string;
  /** The pixels at the lower edge that a sheet hides. */
  hidden?: number;
};

/** Shows the framed area until the user moves the map; another subject frames it again. */
export const useCamera = (
  scene: Scene | null,
  { size, framed, subject, hidden = 0 }: Framing,
): CameraControls => {
  const limits = useMemo(() => limitsOf(scene, size, hidden), [scene, size, hidden]);
  const [moved, setMoved] = useState<Moved | null>(null);
  const own = moved?.subject === subject ? moved : null;
  const goal = limited(own?.camera ?? framed, size, limits);
  const cut = `${size.width} ${size.height}`;
  const camera = useEased(goal, { isHeld: own?.isHeld ?? false, cut }, cameraBetween);
  const move = (isHeld: boolean, change: (wanted: Camera) => Camera): void =>
    setMoved((before) => ({
      subject,
      isHeld,
      camera: change(before?.subject === subject ? before.camera : camera),
    }));
  const within = (wanted: Camera): Camera => limited(wanted, size, limits);
  const moves = (isHeld: boolean): CameraMoves => ({
    panBy: (dx, dy) => move(isHeld, (now) => pan(within(now), dx, dy)),
    zoomBy: (factor, around) =>
      move(isHeld, (now) => zoom(around ? within(now) : now, { size, limits }, factor, around)),
  });
  return {
    camera,
    canZoom: { in: goal.scale < limits.max, out: goal.scale > limits.min },
    isMoved: own !== null,
    ...moves(true),
    step: moves(false),
    release: useCallback(() => setMoved(null), []),
  };
};
