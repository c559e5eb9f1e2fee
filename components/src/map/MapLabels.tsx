import { type Box, labelBox, labelLimit, overlaps } from './layout.ts';
import * as styles from './MapLabels.css.ts';
import { type Camera, type Point, project, type Size, toScreen } from './projection.ts';
import type { MapLabel, Scene } from './scene/scene.ts';

type MapLabelsProps = { scene: Scene; camera: Camera; size: Size; taken: Box[] };
type Placed = { label: MapLabel; at: Point };

const gap = 4;

const isWithin = ({ x, y, width, height }: Box, size: Size): boolean =>
  x >= 2 && y >= 2 && x + width <= size.width - 2 && y + height <= size.height - 2;

/** The labels that fit: none over another or over a pin. */
const choose = ({ scene, camera, size, taken }: MapLabelsProps): Placed[] => {
  const boxes = [...taken];
  const placed: Placed[] = [];
  const limit = labelLimit(size);
  for (const label of scene.labels) {
    if (placed.length >= limit || camera.scale < (label.from ?? 0)) continue;
    const at = toScreen(camera, size, project(label.at));
    const box = labelBox(at, label.text, label.turn);
    if (!isWithin(box, size) || boxes.some((each) => overlaps(each, box, gap))) continue;
    boxes.push(box);
    placed.push({ label, at });
  }
  return placed;
};

/** The names on the map, always at the size of text. */
export const MapLabels = (props: MapLabelsProps) => (
  <g>
    {choose(props).map(({ label, at: { x, y } }) => (
      <text
        key={label.text}
        className={styles.label({ tone: label.tone })}
        x={x}
        y={y + 4}
        textAnchor="middle"
        transform={label.turn ? `rotate(${label.turn} ${x} ${y})` : undefined}
      >
        {label.text}
      </text>
    ))}
  </g>
);
