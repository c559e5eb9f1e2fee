import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CrowdCar } from '../motion/crowd.ts';
import { createCrowdCanvas } from '../motion/crowd-canvas.ts';
import { isMotionWelcome } from '../motion/motion-ok.ts';
import { watchScheme } from '../motion/watch-scheme.ts';
import { type Camera, type Point, project, type Size, unproject } from '../projection.ts';
import * as mapStyles from '../RideMap.css.ts';
import { onStreet } from '../streets/route.ts';
import * as styles from './MapMarks.css.ts';

type CrowdLayerProps = { drivers: readonly CrowdCar[]; camera: Camera; size: Size };

/** Positions of drivers nearby are accurate to about 100 m: a car is drawn on the street next to them. */
const place = (at: Point): Point => project(onStreet(unproject(at)));

/** The free cars nearby, drawn outside React. The canvas takes its colours from its own style, in every theme. */
export const CrowdLayer = ({ drivers, camera, size }: CrowdLayerProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crowd] = useState(() => createCrowdCanvas({ place, isEased: isMotionWelcome }));
  useLayoutEffect(() => crowd.take(drivers), [crowd, drivers]);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const look = (): void => {
      const { color: body, outlineColor: edge } = getComputedStyle(element);
      crowd.look(element, { camera, size, colors: { body, edge } });
    };
    look();
    return watchScheme(look);
  }, [crowd, camera, size]);
  useEffect(() => crowd.stop, [crowd]);
  return <canvas ref={canvas} className={`${mapStyles.picture} ${styles.crowd}`} />;
};
