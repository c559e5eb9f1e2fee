import { useIntl } from '../intl/IntlProvider.tsx';
import { directionOf } from '../intl/locale.ts';
import { Graticule } from './Graticule.tsx';
import { type Box, beadsOf, placeTag, tagText } from './layout.ts';
import { MapBase } from './MapBase.tsx';
import { MapLabels } from './MapLabels.tsx';
import { ApproachLine, CarMark, DropoffPin, PickupPin, RouteLine, SearchRings, Tag } from './MapMarks.tsx';
import { roundedPathOf } from './paths.ts';
import { type Camera, type Insets, type Point, project, type Size, toScreen } from './projection.ts';
import * as styles from './RideMap.css.ts';
import { approachLine, tripLine } from './ride-lines.ts';
import type { LatLng, Scene } from './scene/scene.ts';
import { latLngOf, type MapDriver, type MapPlace, type MapRoute } from './summary.ts';

export type MapPictureProps = {
  description: string;
  scene: Scene | null;
  camera: Camera;
  size: Size;
  covered?: Partial<Insets>;
  pickup?: MapPlace | null;
  dropoff?: MapPlace | null;
  route?: MapRoute | null;
  driver?: MapDriver | null;
  drivers?: readonly MapDriver[];
  isSearching?: boolean;
};

const tagsFrom = 280;
const cornerRadius = 10;
const around = ({ x, y }: Point, half: number, above: number): Box => ({
  x: x - half,
  y: y - above,
  width: half * 2,
  height: above + half,
});

type Tagged = { text: string; box: Box };

/** The areas of the zoom buttons and of the page's user box, on maps wide enough to hold both. */
const controlsOn = ({ width, height }: Size, isRtl: boolean): Box[] => {
  if (width < 600) return [];
  const boxes = [
    { x: 8, y: height - 160, width: 64, height: 152 },
    { x: width - 580, y: height - 44, width: 580, height: 44 },
  ];
  return isRtl ? boxes.map((box) => ({ ...box, x: width - box.x - box.width })) : boxes;
};

/** The tags of both places, neither over a pin nor over the other. */
const tagsOf = (
  places: { at: Point; top: number; name: string | undefined }[],
  size: Size,
  { covered = {}, spared, isRtl }: { covered?: Partial<Insets>; spared: Box[]; isRtl: boolean },
): Tagged[] => {
  if (size.width < tagsFrom) return [];
  const insets = { top: 0, right: 0, bottom: 0, left: 0, ...covered };
  const taken: Box[] = [...places.map(({ at, top }) => around(at, 12, top)), ...controlsOn(size, isRtl)];
  // A card over the top of the map reaches a little below its inset.
  const strip: Box = { x: 0, y: 0, width: size.width, height: insets.top && insets.top + 24 };
  return places.flatMap(({ at, top, name }) => {
    const text = name && tagText(name);
    const box = text ? placeTag(at, top, text, { size, taken, spared: [...spared, strip], insets }) : null;
    if (!text || !box) return [];
    taken.push(box);
    return [{ text, box }];
  });
};

const pinTop = { pickup: 10, dropoff: 32 };

/** The drawing itself, from the water up to the tags. */
export const MapPicture = ({ scene, camera, size, description, covered, ...shown }: MapPictureProps) => {
  const { pickup, dropoff, driver, drivers = [], isSearching } = shown;
  const isRtl = directionOf(useIntl().locale) === 'rtl';
  const screen = (point: LatLng): Point => toScreen(camera, size, project(point));
  const [start, end] = [pickup && screen(latLngOf(pickup)), dropoff && screen(latLngOf(dropoff))];
  const [trip, approach] = [tripLine(shown).map(screen), approachLine(shown).map(screen)];
  const beads = [...beadsOf(trip), ...beadsOf(approach)];
  const pins = [
    ...(start ? [{ at: start, top: pinTop.pickup, name: pickup?.name }] : []),
    ...(end ? [{ at: end, top: pinTop.dropoff, name: dropoff?.name }] : []),
  ];
  const tags = tagsOf(pins, size, { covered, spared: beads, isRtl });
  const taken = [...pins.map(({ at, top }) => around(at, 12, top)), ...tags.map(({ box }) => box), ...beads];
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={description}
    >
      {scene ? (
        <MapBase scene={scene} camera={camera} size={size} />
      ) : (
        <Graticule camera={camera} size={size} />
      )}
      {scene && <MapLabels scene={scene} camera={camera} size={size} taken={taken} />}
      {isSearching && start && <SearchRings at={start} radius={size.width < 600 ? 44 : 76} />}
      {trip.length > 0 && <RouteLine d={roundedPathOf(trip, cornerRadius)} />}
      {approach.length > 0 && <ApproachLine d={roundedPathOf(approach, cornerRadius)} />}
      {drivers.map((each, index) => (
        <CarMark key={each.id ?? index} at={screen(latLngOf(each))} heading={each.heading} />
      ))}
      {start && <PickupPin at={start} />}
      {end && <DropoffPin at={end} />}
      {driver && <CarMark at={screen(latLngOf(driver))} heading={driver.heading} isOurs />}
      {tags.map(({ text, box }) => (
        <Tag key={text} text={text} box={box} />
      ))}
    </svg>
  );
};
