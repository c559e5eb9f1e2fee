import { type RefObject, useMemo, useState } from 'react';
import { fit } from '../camera/camera.ts';
import { useCamera } from '../camera/use-camera.ts';
import { useSize } from '../camera/use-size.ts';
import { latLngOf } from '../lat-lng.ts';
import { type Box, boxAround } from '../layout.ts';
import { type Insets, type Point, project, type Size, toScreen } from '../projection.ts';
import { sceneOf } from '../scene/index.ts';
import { areaFraming, ringUnits } from './area-framing.ts';
import { placeMarks } from './place-marks.ts';

type Position = { latitude: number; longitude: number };
export type AreaMark = Position & { id: string };
export type Area<Mark extends AreaMark> = {
  /** The own position; null while it is not known. */
  position: Position | null;
  radiusKm: number;
  /** Pixels at each side that other elements cover. */
  insets: Insets;
  /** Elements above points of the map, those with precedence first. */
  marks: readonly Mark[];
  /** The width of a mark in pixels. */
  markWidth: number;
  /** The mark that the map centres on, a new object for each request; null for the area as a whole. */
  centred?: Centred | null;
};
export type Centred = { id: string };

/** The half size of the box around the own position, and the size of the ring's value. */
const own = 30;
const value = { width: 56, height: 24 } as const;
/** Where the value is on the ring: at the upper right. */
const onRing = { x: 0.8, y: -0.6 } as const;

const valueBox = ({ x, y }: Point, { width, height }: Size, { top, bottom }: Insets): Box | null => {
  const box = { x: x - value.width / 2, y: y - value.height / 2, ...value };
  const isSeen =
    box.x > 0 && box.x + box.width < width && box.y > top / 2 && box.y + box.height < height - bottom;
  return isSeen ? box : null;
};

/** The camera of the map around a position, and where its ring, its marks and what they cover are on the screen. */
export const useArea = <Mark extends AreaMark>(
  view: RefObject<HTMLElement | null>,
  { position: here, radiusKm, insets, marks, markWidth, centred = null }: Area<Mark>,
) => {
  const size = useSize(view);
  const [latitude, longitude] = [here?.latitude, here?.longitude];
  const position = useMemo(
    () => (latitude === undefined || longitude === undefined ? null : latLngOf({ latitude, longitude })),
    [latitude, longitude],
  );
  const scene = sceneOf(position ? [position] : []);
  const whole = areaFraming(position, radiusKm, { scene, size, insets });
  // The request that the person has left by asking for the whole area.
  const [left, setLeft] = useState<Centred | null>(null);
  const centre = centred === left ? undefined : marks.find(({ id }) => id === centred?.id);
  const framed = centre ? fit([project(latLngOf(centre))], size, insets, whole.scale) : whole;
  const moving = useCamera(scene, { size, framed, subject: `${radiusKm} ${centre?.id ?? ''}` });
  const controls = {
    ...moving,
    isMoved: moving.isMoved || centre !== undefined,
    release: (): void => {
      setLeft(centred);
      moving.release();
    },
  };
  const { camera } = controls;
  const at = position && toScreen(camera, size, project(position));
  const radius = position ? ringUnits(radiusKm, position) * camera.scale : 0;
  const words = at && valueBox({ x: at.x + onRing.x * radius, y: at.y + onRing.y * radius }, size, insets);
  const placed = placeMarks(
    marks.map((mark) => ({ mark, at: toScreen(camera, size, project(latLngOf(mark))) })),
    { size, width: markWidth, taken: at ? [boxAround(at, own / 2)] : [] },
  );
  const covered: Box[] = [
    { x: 0, y: 0, width: size.width, height: insets.top / 2 },
    { x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom },
    ...(at ? [boxAround(at, own)] : []),
    ...(words ? [words] : []),
    ...placed.map(({ box }) => box),
  ];
  return { size, scene, controls, ring: at && { at, radius }, words, placed, covered };
};
