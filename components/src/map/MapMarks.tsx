import type { Box } from './layout.ts';
import { textWidth } from './layout.ts';
import * as styles from './MapMarks.css.ts';
import type { Point } from './projection.ts';

/** A ring at the pickup. */
export const PickupPin = ({ at: { x, y } }: { at: Point }) => (
  <g className={styles.pickup} transform={`translate(${x} ${y})`}>
    <circle r="9" />
    <circle r="3.5" />
  </g>
);

/** A drop with a square; its tip is at the destination. */
export const DropoffPin = ({ at: { x, y } }: { at: Point }) => (
  <g className={styles.dropoff} transform={`translate(${x} ${y})`}>
    <path d="M0 2C-8.5-8-12-13-12-19a12 12 0 0 1 24 0c0 6-3.5 11-12 21z" />
    <rect x="-4" y="-23" width="8" height="8" rx="1.5" />
  </g>
);

type CarMarkProps = { at: Point; heading?: number | null; isOurs?: boolean };

/** A car seen from above, turned to its heading. */
export const CarMark = ({ at: { x, y }, heading, isOurs = false }: CarMarkProps) => (
  <g
    className={isOurs ? styles.ourCar : styles.car}
    transform={`translate(${x} ${y}) rotate(${heading ?? 0})${isOurs ? ' scale(1.35)' : ''}`}
  >
    <rect x="-5.5" y="-10" width="11" height="20" rx="4" />
    <path d="M-3.2-4.2h6.4l-.8 3h-4.8zM-2.6 6.2h5.2" />
  </g>
);

/** Rings around the pickup while a driver is being found. */
export const SearchRings = ({ at: { x, y }, radius }: { at: Point; radius: number }) => (
  <g className={styles.rings} transform={`translate(${x} ${y})`}>
    <circle r={radius} />
    <circle r={radius * 0.58} />
  </g>
);

/** A place's name beside its pin. */
export const Tag = ({ box, text }: { box: Box; text: string }) => (
  <g className={styles.tag}>
    <rect x={box.x} y={box.y} width={Math.max(box.width, textWidth(text))} height={box.height} rx="8" />
    <text x={box.x + box.width / 2} y={box.y + 18.5} textAnchor="middle">
      {text}
    </text>
  </g>
);

/** The route: a signal line on an ink casing, the same in both themes. */
export const RouteLine = ({ d }: { d: string }) => (
  <>
    <path className={styles.casing} d={d} />
    <path className={styles.route} d={d} />
  </>
);

/** The driver's way to the pickup. */
export const ApproachLine = ({ d }: { d: string }) => (
  <>
    <path className={styles.approachCasing} d={d} />
    <path className={styles.approach} d={d} />
  </>
);
