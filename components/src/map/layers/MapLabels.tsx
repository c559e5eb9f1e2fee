import { type Box, labelBox, labelLimit, overlaps } from '../layout.ts';
import { type Camera, type Point, project, type Size, toScreen } from '../projection.ts';
import type { LabelTone, MapLabel, Scene } from '../scene/scene.ts';
import { streetNames } from '../streets/street-names.ts';
import * as styles from './MapLabels.css.ts';
import { usePlaceLabels } from './use-place-labels.ts';

type MapLabelsProps = { scene: Scene; camera: Camera; size: Size; taken: readonly Box[] };
type Given = MapLabelsProps & { places: readonly MapLabel[] };
type Placed = { text: string; at: Point; tone: LabelTone; turn?: number };

const gap = 4;
const smallest = 200;

const isWithin = ({ x, y, width, height }: Box, size: Size): boolean =>
  x >= 2 && y >= 2 && x + width <= size.width - 2 && y + height <= size.height - 2;

/** The names of places that fit without covering each other or a taken box. */
const placeNames = ({ scene, camera, size, taken, places }: Given): (Placed & { box: Box })[] => {
  const boxes = [...taken];
  const placed: (Placed & { box: Box })[] = [];
  const limit = labelLimit(size);
  for (const { text, at: place, tone, turn, from = 0 } of [...scene.labels, ...places]) {
    if (placed.length >= limit || camera.scale < from) continue;
    if (placed.some((other) => other.text === text)) continue;
    const at = toScreen(camera, size, project(place));
    const box = labelBox(at, text, turn);
    if (!isWithin(box, size) || boxes.some((each) => overlaps(each, box, gap))) continue;
    boxes.push(box);
    placed.push({ text, at, tone, turn, box });
  }
  return placed;
};

/** From this scale on streets are labelled first, below it parts of the town. */
const streetZoom = 1;

/** The names that the others do not have: a bridge is a place and a street. */
const without = <Name extends { text: string }>(names: Name[], others: readonly { text: string }[]): Name[] =>
  names.filter(({ text }) => !others.some((other) => other.text === text));

/** All names of the picture, the most relevant ones at this scale first. */
const choose = (props: Given): Placed[] => {
  if (props.size.width < smallest) return [];
  const streetsFirst = props.camera.scale >= streetZoom;
  const early = streetsFirst ? [] : placeNames(props);
  const streets = without(streetNames(props, [...props.taken, ...early.map(({ box }) => box)]), early);
  const late = streetsFirst
    ? without(
        placeNames({ ...props, taken: [...props.taken, ...streets.flatMap(({ boxes }) => boxes)] }),
        streets,
      )
    : [];
  return [...early, ...streets.map((street) => ({ ...street, tone: 'road' as const })), ...late];
};

/** The names on the map, always at the size of text. */
export const MapLabels = (props: MapLabelsProps) => (
  <g>
    {choose({ ...props, places: usePlaceLabels(props.camera.scale) }).map(
      ({ text, tone, turn, at: { x, y } }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a long street has its name more than once.
          key={`${text} ${index}`}
          className={styles.label({ tone })}
          x={x}
          y={y + 4}
          textAnchor="middle"
          transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
        >
          {text}
        </text>
      ),
    )}
  </g>
);
