import { useLayoutEffect, useRef } from 'react';
import { latLngOf } from '../lat-lng.ts';
import { type Box, beadsOf, boxAround, pinHalf } from '../layout.ts';
import { type Point, project, toScreen } from '../projection.ts';
import * as mapStyles from '../RideMap.css.ts';
import type { LatLng } from '../scene/scene.ts';
import type { MapPlace } from '../summary.ts';
import { carTagBox, type Drawn, drawRide, wayPath } from './draw-ride.ts';
import * as styles from './MapMarks.css.ts';
import {
  type CarLook,
  CarTag,
  DropoffPin,
  NextLine,
  OurCar,
  PickupPin,
  PlaceTag,
  SearchRings,
} from './MapMarks.tsx';
import type { Tag } from './tags.ts';

type RideLayerProps = Drawn & {
  tags: readonly Tag[];
  pickup?: MapPlace | null;
  dropoff?: MapPlace | null;
  isSearching?: boolean;
  /** The look of the car, where it is one of many. */
  carLook?: CarLook;
};

/** The ride on the map: its ways, its ends and its car, which moves without a render. */
export const RideLayer = (props: RideLayerProps) => {
  const { motion, lines, camera, size, pickup, dropoff, tags, carTime, isSearching, carLook } = props;
  const root = useRef<SVGSVGElement>(null);
  const screen = (point: LatLng): Point => toScreen(camera, size, project(point));
  const [start, end] = [pickup && screen(latLngOf(pickup)), dropoff && screen(latLngOf(dropoff))];

  useLayoutEffect(() => {
    const draw = (): void => {
      if (root.current) drawRide(root.current, { motion, lines, camera, size, carTime });
    };
    draw();
    return motion.watch(draw);
  });

  return (
    <svg
      ref={root}
      className={mapStyles.picture}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      {lines.next.length > 0 && <NextLine d={wayPath(lines.next.map(screen))} />}
      <path data-part="travelled" className={styles.travelled} />
      <path data-part="casing" className={styles.casing} />
      <path data-part="driven" className={styles.driven} />
      {isSearching && start && <SearchRings at={start} radius={size.width < 600 ? 44 : 76} />}
      {start && <PickupPin at={start} />}
      {end && <DropoffPin at={end} />}
      <OurCar look={carLook} />
      {tags.map((tag) => (
        <PlaceTag key={tags.indexOf(tag)} {...tag} />
      ))}
      {carTime && <CarTag text={carTime} />}
    </svg>
  );
};

type Taken = {
  pins: Box[];
  /** The car without its halo, and its tag. */
  car: Box[];
  halo: Box[];
  /** The leg being driven. */
  driven: Box[];
  ways: Box[];
};

/** Half of the car's halo, and half of the car itself however it is turned. */
const halfCar = { halo: 28, car: 19 } as const;

/** The boxes that names on the map leave free: pins, ways and the car with its tag. */
export const takenBy = ({ motion, lines, camera, size, carTime }: Drawn, ends: readonly Point[]): Taken => {
  const onScreen = (points: readonly Point[]): Point[] =>
    points.map((point) => toScreen(camera, size, point));
  const boxesOf = (points: readonly Point[]): Box[] => beadsOf(onScreen(points));
  const ahead = onScreen(lines.leg ? motion.ahead() : lines.driven.map(project));
  const pose = motion.pose();
  const car = pose && toScreen(camera, size, pose.at);
  return {
    pins: ends.map((at) => boxAround(at, pinHalf)),
    car: car ? [boxAround(car, halfCar.car), ...(carTime ? [carTagBox(car, size, carTime, ahead)] : [])] : [],
    halo: car ? [boxAround(car, halfCar.halo)] : [],
    driven: [...boxesOf(motion.ahead()), ...boxesOf(lines.driven.map(project))],
    ways: [motion.travelled(), lines.next.map(project), lines.travelled.map(project)].flatMap(boxesOf),
  };
};
