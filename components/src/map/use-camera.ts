import { useState } from 'react';
import { fit, pan, scales, zoom } from './camera.ts';
import { type Camera, type Insets, type Point, project, type Size } from './projection.ts';
import type { LatLng, Scene } from './scene/scene.ts';

const wide = { width: 860, height: 804 };
const leastCityScale = 0.2;

/** The whole city, as near as the picture allows. */
const cityView = (scene: Scene | null, { width, height }: Size): Camera => ({
  centre: project(scene?.centre ?? [20, 0]),
  scale: scene
    ? Math.max(
        leastCityScale,
        scales.city * Math.min(1.3, Math.max(width / wide.width, height / wide.height)),
      )
    : width / 2 ** 22,
});

export type CameraControls = {
  camera: Camera;
  /** Whether the person has moved the map away from its own framing. */
  isMoved: boolean;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, around?: Point): void;
  fitAll(): void;
};

/** Frames the points by itself until the person moves the map; new points frame it again. */
export const useCamera = (
  scene: Scene | null,
  points: LatLng[],
  { size, insets }: { size: Size; insets: Insets },
): CameraControls => {
  const framed = points.length > 0 ? fit(points, size, insets) : cityView(scene, size);
  const key = points.map((point) => point.map((degrees) => degrees.toFixed(4)).join()).join(';');
  const [moved, setMoved] = useState<{ key: string; camera: Camera } | null>(null);
  const own = moved?.key === key ? moved.camera : null;
  const move = (change: (camera: Camera) => Camera): void =>
    setMoved((before) => ({ key, camera: change(before?.key === key ? before.camera : framed) }));
  return {
    camera: own ?? framed,
    isMoved: own !== null,
    panBy: (dx, dy) => move((camera) => pan(camera, dx, dy)),
    zoomBy: (factor, around) => move((camera) => zoom(camera, size, factor, around)),
    fitAll: () => setMoved(null),
  };
};
