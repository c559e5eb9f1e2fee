import { placeDetail, placeName } from '@mobility/openapi/place-name';
import type { ReactNode } from 'react';
import * as styles from './OfferStops.css.ts';

/** A stop of a ride: distance and time first, then the place's name and the rest of its address. */
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
      <Address text={stop.address} />
    </div>
  </li>
);

const Address = ({ text }: { text: string }) => {
  const detail = placeDetail(text);
  return (
    <p className={styles.address}>
      <bdi>{placeName(text)}</bdi>
      {detail && (
        <span className={styles.detail}>
          {' · '}
          <bdi>{detail}</bdi>
        </span>
      )}
    </p>
  );
};
