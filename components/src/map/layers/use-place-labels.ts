import { useEffect, useState } from 'react';
import type { MapLabel } from '../scene/scene.ts';

/** In pixels per world unit: nearer than any framing of the map's own, so that it is the person who zooms in. */
const near = 2.5;
const none: readonly MapLabel[] = [];

/** The names of parks and other known places, once the map is near enough for them. They are loaded then. */
export const usePlaceLabels = (scale: number): readonly MapLabel[] => {
  const [labels, setLabels] = useState(none);
  const isNear = scale >= near;
  useEffect(() => {
    if (!isNear) return;
    let isWanted = true;
    import('../scene/place-labels.ts').then(
      ({ placeLabels }) => isWanted && setLabels(placeLabels),
      // The map has fewer names without the network.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isNear]);
  return isNear ? labels : none;
};
