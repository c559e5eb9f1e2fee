import type { Point, Size } from '../projection.ts';
import * as mapStyles from '../RideMap.css.ts';
import * as styles from './AreaMap.css.ts';

type AreaLayerProps = { at: Point; radius: number; size: Size };

const disc = { halo: 28, edge: 14, middle: 5 } as const;

const circlePath = ({ x, y }: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

/** The own position with the ring around it; outside the ring the map is dimmed. */
export const AreaLayer = ({ at, radius, size }: AreaLayerProps) => (
  <svg className={mapStyles.picture} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
    <path className={styles.outside} d={`M0 0H${size.width}V${size.height}H0Z${circlePath(at, radius)}`} />
    <circle className={styles.ring} cx={at.x} cy={at.y} r={radius} data-part="ring" />
    <g data-part="position">
      <circle className={styles.halo} cx={at.x} cy={at.y} r={disc.halo} />
      <circle className={styles.position} cx={at.x} cy={at.y} r={disc.edge} />
      <circle className={styles.middle} cx={at.x} cy={at.y} r={disc.middle} />
    </g>
  </svg>
);
