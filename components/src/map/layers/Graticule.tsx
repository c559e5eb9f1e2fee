import { type Camera, project, type Size, toScreen, toWorld, unproject } from '../projection.ts';
import * as styles from './Graticule.css.ts';

const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
const leastGap = 70;

const multiples = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: Math.min(count, 60) }, (_, at) => (first + at) * step);
};

type GraticuleProps = { camera: Camera; size: Size };

/** Meridians and parallels: the ground of a map where no city is drawn. */
export const Graticule = ({ camera, size }: GraticuleProps) => {
  const [north, west] = unproject(toWorld(camera, size, { x: 0, y: 0 }));
  const [south, east] = unproject(toWorld(camera, size, { x: size.width, y: size.height }));
  const perDegree = size.width / (east - west || 1);
  const step = steps.findLast((each) => each * perDegree >= leastGap) ?? 30;
  const lines = [
    ...multiples(west, east, step).map((longitude) => {
      const { x } = toScreen(camera, size, project([north, longitude]));
      return `M${x.toFixed(1)} 0V${size.height}`;
    }),
    ...multiples(south, north, step).map((latitude) => {
      const { y } = toScreen(camera, size, project([latitude, west]));
      return `M0 ${y.toFixed(1)}H${size.width}`;
    }),
  ];
  return (
    <>
      <rect className={styles.ground} width={size.width} height={size.height} />
      <path className={styles.line} d={lines.join('')} />
    </>
  );
};
