import { useCallback, useMemo, useState } from 'react';
import { useEased } from '../motion/use-eased.ts';
import { type Camera, type Point, project, type Size } from '../projection.ts';
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
    : width / 2 ** 22,
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

export type CameraControls = {
  camera: Camera;
  /** Whether the person has moved the map away from its own framing. */
  isMoved: boolean;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, around?: Point): void;
  /** Returns to the map's own framing. */
  release(): void;
};

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
  const [moved, setMoved] = useState<{ subject: string; camera: Camera } | null>(null);
  const own = moved?.subject === subject ? moved.camera : null;
  const goal = limited(own ?? framed, size, limits);
  const cut = `${size.width} ${size.height}`;
  const camera = useEased(goal, { isHeld: own !== null, cut }, cameraBetween);
  const move = (change: (camera: Camera) => Camera): void =>
    setMoved((before) => ({
      subject,
      camera: limited(change(before?.subject === subject ? before.camera : camera), size, limits),
    }));
  return {
    camera,
    isMoved: own !== null,
    panBy: (dx, dy) => move((now) => pan(now, dx, dy)),
    zoomBy: (factor, around) => move((now) => zoom(now, { size, limits }, factor, around)),
    release: useCallback(() => setMoved(null), []),
  };
};
