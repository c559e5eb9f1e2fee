import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CrowdCar } from '../motion/crowd.ts';
import { type CrowdCanvas, type CrowdLook, createCrowdCanvas } from '../motion/crowd-canvas.ts';
import { isMotionWelcome } from '../motion/motion-ok.ts';
import type { Readable } from '../motion/readable.ts';
import { watchScheme } from '../motion/watch-scheme.ts';
import { type Camera, type Point, project, type Size, unproject } from '../projection.ts';
import * as mapStyles from '../RideMap.css.ts';
import { onStreet } from '../streets/route.ts';
import { headingFrom } from '../streets/way.ts';
import * as styles from './MapMarks.css.ts';

/** Many cars: those of an array, or of a store that changes too often for React. */
export type CrowdCars = readonly CrowdCar[] | Readable<readonly CrowdCar[]>;

type CrowdLayerProps = { crowd: CrowdCanvas; cars: CrowdCars; camera: Camera; size: Size };

/** Positions of drivers nearby are accurate to about 100 m: a car is drawn on the street next to them. */
const place = (at: Point): Point => project(onStreet(unproject(at)));

/** How far apart the two points are from which the direction of a street is read, in world units. */
const apart = 6;

/** The direction of the street at a point. */
const headingAt = (at: Point): number | undefined =>
  headingFrom(at, place({ x: at.x + apart, y: at.y - apart }));

/** The drawing of the cars of one map, which outlives its layer. */
export const useCrowd = (): CrowdCanvas => {
  const [crowd] = useState(() => createCrowdCanvas({ place, headingAt, isEased: isMotionWelcome }));
  return crowd;
};

const colorsOf = (element: Element): CrowdLook => {
  const { color: body, outlineColor: edge } = getComputedStyle(element);
  return { body, edge };
};

/** The looks of an admin's map: what the driver does, and rings where riders wait. */
const looks = Object.keys(styles.crowdLooks) as (keyof typeof styles.crowdLooks)[];
const rings: readonly string[] = ['pending'];

/** The cars, drawn outside React. The canvas takes its colours from its own style and its children's, in every theme. */
export const CrowdLayer = ({ crowd, cars, camera, size }: CrowdLayerProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if ('subscribe' in cars) return crowd.follow(cars);
    crowd.take(cars);
  }, [crowd, cars]);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const look = (): void => {
      const samples = [...element.children].map(
        (child) => [child.getAttribute('data-look') ?? '', child] as const,
      );
      crowd.look(element, {
        camera,
        size,
        colors: colorsOf(element),
        looks: Object.fromEntries(
          samples.map(([name, child]) => [name, { ...colorsOf(child), isRing: rings.includes(name) }]),
        ),
      });
    };
    look();
    return watchScheme(look);
  }, [crowd, camera, size]);
  useEffect(() => crowd.stop, [crowd]);
  return (
    <canvas ref={canvas} className={`${mapStyles.picture} ${styles.crowd}`}>
      {looks.map((name) => (
        <i key={name} data-look={name} className={styles.crowdLooks[name]} />
      ))}
    </canvas>
  );
};
