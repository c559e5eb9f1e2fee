import type { ReactNode } from 'react';
import * as styles from './OfferStops.css.ts';

/** A stop of a ride: how far first, then where. */
export type Stop = { label: string; figures: readonly string[]; note?: string; address: string };

/** Pickup is a ring, destination a square, as everywhere. */
export function OfferStops({ pickup, dropoff }: { pickup: Stop; dropoff: Stop }) {
  return (
    <ol className={styles.stops}>
      <Row stop={pickup}>
        <span className={styles.pin} />
      </Row>
      <Row stop={dropoff}>
        <span className={styles.pin} data-end />
      </Row>
    </ol>
  );
}

function Row({ stop, children }: { stop: Stop; children: ReactNode }) {
  return (
    <li className={styles.stop}>
      {children}
      <div>
        <p className={styles.far}>
          {stop.label}
          {stop.figures.map((figure) => (
            <span key={figure}>
              {' · '}
              <b className={styles.figure}>{figure}</b>
            </span>
          ))}
          {stop.note && ` · ${stop.note}`}
        </p>
        <p className={styles.address}>{stop.address}</p>
      </div>
    </li>
  );
}
