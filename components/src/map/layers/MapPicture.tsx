import { latLngOf } from '../lat-lng.ts';
import { type Box, shownPart } from '../layout.ts';
import type { CarMotion } from '../motion/car-motion.ts';
import type { CrowdCar } from '../motion/crowd.ts';
import type { CrowdCanvas } from '../motion/crowd-canvas.ts';
import { type Camera, type Insets, type Point, project, type Size, toScreen } from '../projection.ts';
import * as styles from '../RideMap.css.ts';
import type { RideLines } from '../ride-lines.ts';
import type { LatLng, Scene } from '../scene/scene.ts';
import type { MapPlace } from '../summary.ts';
import { type CrowdCars, CrowdLayer } from './CrowdLayer.tsx';
import type { CarLook } from './MapMarks.tsx';
import { OwnGround } from './OwnGround.tsx';
import { RideLayer, takenBy } from './RideLayer.tsx';
import { type Tagged, tagsOf } from './tags.ts';

export type MapPictureProps = {
  description: string;
  /** Whether something else draws the ground below: land, streets and names are left out. */
  hasGround: boolean;
  scene: Scene | null;
  camera: Camera;
  size: Size;
  motion: CarMotion;
  lines: RideLines;
  pickup?: MapPlace | null;
  dropoff?: MapPlace | null;
  carTime?: string;
  crowd: CrowdCanvas;
  drivers?: readonly CrowdCar[];
  /** Takes precedence over `drivers`. */
  fleet?: CrowdCars;
  isSearching?: boolean;
  carLook?: CarLook;
  /** The areas that buttons and cards take. */
  controls: readonly Box[];
  covered?: Partial<Insets>;
};

/** The boxes that a card or a sheet covers, above and below. */
const coveredBoxes = ({ width, height }: Size, { top = 0, bottom = 0 }: Partial<Insets> = {}): Box[] => [
  { x: 0, y: 0, width, height: top },
  { x: 0, y: height - bottom, width, height: bottom },
];

/** The drawing itself, from the water up to the tags. */
export const MapPicture = ({ scene, camera, size, description, covered, ...shown }: MapPictureProps) => {
  const { hasGround, motion, lines, pickup, dropoff, crowd, drivers, fleet, controls } = shown;
  const cars = fleet ?? (drivers?.length ? drivers : undefined);
  const screen = (point: LatLng): Point => toScreen(camera, size, project(point));
  const waysOf = (...ways: LatLng[][]): Point[][] => ways.map((way) => way.map(screen));
  const onScreen = (way: readonly Point[]): Point[] => way.map((point) => toScreen(camera, size, point));
  const stop = lines.leg?.to.join();
  const [ahead, behind] = [onScreen(motion.ahead()), onScreen(motion.travelled()).reverse()];
  const trip = waysOf(lines.next, lines.driven, lines.travelled);
  const tagged = (place: MapPlace | null | undefined, ways: Point[][]): Tagged[] => {
    if (!place) return [];
    const isNext = latLngOf(place).join() === stop;
    return [
      { at: screen(latLngOf(place)), name: place.name, time: place.time, ways: isNext ? [ahead] : ways },
    ];
  };
  const start = tagged(pickup, [behind, ...trip.map((way) => way.toReversed())]);
  const end = tagged(dropoff, trip);
  // The place that the car drives to has the first choice.
  const ends = dropoff && latLngOf(dropoff).join() === stop ? [...end, ...start] : [...start, ...end];
  const { pins, car, halo, driven, ways } = takenBy(
    { motion, lines, camera, size, carTime: shown.carTime },
    ends.map(({ at }) => at),
  );
  const tags = tagsOf(ends, {
    size,
    shown: shownPart(size, covered),
    taken: [...pins, ...car, ...controls],
    driven,
    spared: [...ways, ...halo],
  });
  const hidden = coveredBoxes(size, covered);
  const taken = [...[hidden, pins, car, halo, controls, driven, ways].flat(), ...tags.map(({ box }) => box)];
  return (
    <>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={description}
      >
        {!hasGround && <OwnGround scene={scene} camera={camera} size={size} taken={taken} />}
      </svg>
      {cars && <CrowdLayer crowd={crowd} cars={cars} camera={camera} size={size} />}
      <RideLayer {...shown} camera={camera} size={size} tags={tags} />
    </>
  );
};
