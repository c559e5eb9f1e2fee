import type { ReactNode } from 'react';
import * as styles from './OfferStops.css.ts';

/** A stop of a ride: distance and time first, then the address. */
export type Stop = { label: string; figures: readonly string[]; note?: string; address: string };

/** The pickup, marked with a ring, and the destination, marked with a square. */
export const OfferStops = ({ pickup, dropoff }: { pickup: Stop; dropoff: Stop }) => (
  <ol className={styles.stops}>
    <Row stop={pickup}>
      <span className={styles.pin} />
    </Row>
    <Row stop={dropoff}>
      <span className={styles.pin} data-end />
    </Row>
  </ol>
);

const Row = ({ stop, children }: { stop: Stop; children: ReactNode }) => (
  <li className={styles.stop}>
    {children}
    <div>
      <p className={styles.far}>
        {stop.label}
        {stop.figures.map((figure) => (
          <span key={figure}>
            {' · '}
            <b className={styles.figure}>
              <bdi>{figure}</bdi>
            </b>
          </span>
        ))}
        {stop.note && ` · ${stop.note}`}
      </p>
      <p className={styles.address}>
        <bdi>{stop.address}</bdi>
      </p>
    </div>
  </li>
);
