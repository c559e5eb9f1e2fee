import type { Point } from '../projection.ts';
import { carTagWidth } from './draw-ride.ts';
import * as styles from './MapMarks.css.ts';
import type { Tag } from './tags.ts';

const moved = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** A ring at the pickup. */
export const PickupPin = ({ at }: { at: Point }) => (
  <g className={styles.pin} data-part="pickupEnd" transform={moved(at)}>
    <circle r="9" />
    <circle r="3.5" />
  </g>
);

/** A square at the destination. */
export const DropoffPin = ({ at }: { at: Point }) => (
  <g className={styles.pin} data-part="dropoffEnd" transform={moved(at)}>
    <rect x="-9" y="-9" width="18" height="18" rx="4" />
    <rect x="-3.5" y="-3.5" width="7" height="7" rx="1" />
  </g>
);

/** What the driver of a car does. */
export type CarLook = keyof typeof styles.crowdLooks;

/** The ride's own car: bonnet and lights are in front. With a look, the one that is chosen of many. */
export const OurCar = ({ look }: { look?: CarLook }) => (
  <g
    data-part="car"
    data-look={look}
    className={look ? `${styles.chosenCar} ${styles.crowdLooks[look]}` : styles.ourCar}
    visibility="hidden"
  >
    <circle r={look ? 25 : 28} />
    <rect x="-9" y="-17" width="18" height="34" rx="7" />
    <path d="M-5.8-8.2Q0-10.4 5.8-8.2L4.6-2.8h-9.2ZM-4.8 9.2h9.6l.8 3.4Q0 14-5.6 12.6ZM-5.5-14.2h2.6M5.5-14.2h-2.6" />
  </g>
);

/** Rings around the pickup while a driver is being found. */
export const SearchRings = ({ at, radius }: { at: Point; radius: number }) => (
  <g className={styles.rings} transform={moved(at)}>
    <circle r={radius} />
    <circle r={radius * 0.58} />
  </g>
);

const arrowSpace = 20;

const lineHeight = 18;

/** A place's name beside its pin, with the time there. An arrow leads to a place outside of the picture. */
export const PlaceTag = ({ box, lines, time, arrow }: Tag) => {
  const inset = 10 + (arrow === undefined ? 0 : arrowSpace);
  return (
    <g className={styles.tag} data-part="tag">
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="8" />
      {arrow !== undefined && (
        <path
          className={styles.arrow}
          transform={`translate(${box.x + 17} ${box.y + box.height / 2}) rotate(${arrow})`}
          d="M-5 0H5M0-4.5 5 0 0 4.5"
        />
      )}
      <text y={box.y + 19.5}>
        {lines.map((line, at) => (
          <tspan key={line} x={box.x + inset} dy={at === 0 ? undefined : lineHeight}>
            {at < lines.length - 1 ? `${line} ` : line}
          </tspan>
        ))}
        {time && (
          <tspan className={styles.time} dx="8">
            {time}
          </tspan>
        )}
      </text>
    </g>
  );
};

/** The minutes beside the ride's car, at the side that has room. */
export const CarTag = ({ text }: { text: string }) => {
  const width = carTagWidth(text);
  return (
    <g data-part="carTag" className={styles.carTag} visibility="hidden">
      <rect width={width} height="28" rx="8" />
      <text x={width / 2} y="18.5" textAnchor="middle">
        {text}
      </text>
    </g>
  );
};

/** The leg that comes after the one being driven. */
export const NextLine = ({ d }: { d: string }) => (
  <>
    <path className={styles.nextCasing} d={d} />
    <path className={styles.next} d={d} data-part="next" />
  </>
);
