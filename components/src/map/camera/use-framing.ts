import { useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { latLngOf } from '../lat-lng.ts';
import { type Box, shownPart } from '../layout.ts';
import type { CarMotion } from '../motion/car-motion.ts';
import type { CrowdCar } from '../motion/crowd.ts';
import type { Readable } from '../motion/readable.ts';
import { type Camera, type Insets, type Point, project, type Size } from '../projection.ts';
import { framedPlaces } from '../ride-lines.ts';
import type { LatLng, Scene } from '../scene/scene.ts';
import type { MapDriver, MapPlace, MapRoute } from '../summary.ts';
import { fit, isOutgrown, limitsOf, scales } from './camera.ts';
import { cityFrame, isDrawn, showsMore } from './city-frame.ts';
import { clearOf, framesAll } from './clear-of.ts';
import { cityView } from './use-camera.ts';

type Shown = {
  pickup?: MapPlace | null;
  dropoff?: MapPlace | null;
  route?: MapRoute | null;
  driver?: MapDriver | null;
  fleet?: Readable<readonly CrowdCar[]>;
};
type Frame = {
  scene: Scene | null;
  size: Size;
  /** The margins around the framed area. */
  insets: Insets;
  /** The margins in which a followed point makes the map frame it again. */
  clear: Insets;
  /** The part of each side that a card or a sheet covers. */
  covered?: Partial<Insets>;
  /** The areas that buttons and cards take. */
  controls: readonly Box[];
  motion: CarMotion;
  wantsWhole: boolean;
};

const followed = new Set<MapRoute | null | undefined>(['approach', 'trip']);
const keyOf = (points: readonly LatLng[]): string =>
  points.map((point) => point.map((degrees) => degrees.toFixed(4)).join()).join(';');

/** The car, what is left of its leg, and the places that matter now. */
const pointsOf = (places: readonly Point[], motion: CarMotion): Point[] => {
  const car = motion.pose();
  return [...places, ...motion.ahead(), ...(car ? [car.at] : [])];
};

/**
 * The camera that shows what matters now: the car and its next stop, the whole trip, or all cars of a city. It stays until
 * they leave it or, of a ride, become small in it, so that a driving car does not move the map at each step.
 */
export const useFraming = (shown: Shown, frame: Frame): { framed: Camera; subject: string } => {
  const { scene, size, insets, clear, covered, controls, motion, wantsWhole } = frame;
  const [version, frameAgain] = useReducer((count: number) => count + 1, 0);
  const { fleet } = shown;
  const isCity = fleet !== undefined;
  const places = framedPlaces(shown, wantsWhole || isCity);
  const pins = [shown.pickup, shown.dropoff].flatMap((end) => (end ? [latLngOf(end)] : []));
  const subject = `${shown.route ?? ''} ${wantsWhole} ${keyOf(places)}`;
  const areas = JSON.stringify([controls, covered, clear, pins]);
  const { top, right, bottom, left } = insets;
  const nearest = followed.has(shown.route) ? scales.follow : scales.alone;
  const cars = useRef(fleet);
  cars.current = fleet;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrays are new in each render; `subject`, the sides and `areas` change with their values.
  const { fitted, framed } = useMemo(() => {
    const ends = places.map(project);
    const everyCar = (): Point[] =>
      (cars.current?.get() ?? [])
        .map((each) => project(latLngOf(each)))
        .filter(isDrawn(limitsOf(scene, size)));
    const fitNow = (): Camera => {
      const points = pointsOf(ends, motion);
      if (isCity) return cityFrame(scene, { size, insets, clear }, { all: everyCar(), chosen: points });
      if (points.length === 0) return cityView(scene, size);
      const { min } = limitsOf(scene, size, covered?.bottom);
      const room = { size, shown: shownPart(size, covered), pins: pins.map(project), framed: points };
      return clearOf(fit(points, size, insets, nearest, min), { ...room, clear, controls });
    };
    return { framed: fitNow(), fitted: { now: fitNow, ends, everyCar } };
  }, [subject, areas, scene, size, top, right, bottom, left, nearest, motion, version, isCity]);
  const latest = useRef({ framed, fitted, size, clear });
  latest.current = { framed, fitted, size, clear };
  useLayoutEffect(() => {
    const frameIfLeft = (others: readonly Point[]): void => {
      const { framed: present, fitted: wanted, ...room } = latest.current;
      const car = motion.pose();
      const points = [...wanted.ends, ...others, ...(car ? [car.at] : [])];
      const isLeft = isCity
        ? !framesAll(present, { framed: points, ...room }) && showsMore(wanted.now(), present, points, room)
        : car && isOutgrown(present, wanted.now(), { points, ...room });
      if (isLeft) frameAgain();
    };
    const stops = [
      motion.watch(() => frameIfLeft([])),
      fleet?.subscribe(() => frameIfLeft(latest.current.fitted.everyCar())),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [motion, fleet, isCity]);
  return { framed, subject };
};
