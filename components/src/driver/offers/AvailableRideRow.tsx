import { driverEarnings } from '@mobility/machines/ride';
import type { AvailableRide } from '@mobility/openapi';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { vehicleName } from '../../ride/vehicle-name.ts';
import * as styles from './AvailableRides.css.ts';
import { acceptBlock } from './accept-block.ts';
import { BlockReason } from './BlockReason.tsx';
import { dropoffStop, pickupStop } from './offer-stops.ts';

export type AvailableRideRowProps = {
  ride: AvailableRide;
  /** The driver's balance; null while it loads. */
  balance: number | null;
  hasActiveRide: boolean;
  /** Whether its mark or its row was pressed. */
  isChosen?: boolean;
  /** Whether its mark was pressed: the row comes into view. */
  isCalled?: boolean;
  /** The ride whose acceptance is on its way. */
  acceptingId: string | null;
  onAccept: (ride: AvailableRide) => void;
  onDecline: (ride: AvailableRide) => void;
  /** Shows the ride on the map; absent where there is no map of the rides. */
  onShow?: (ride: AvailableRide) => void;
};

/** One offer of the list: earnings, places, distances, and the buttons to accept or decline. */
export const AvailableRideRow = ({
  ride,
  balance,
  hasActiveRide,
  isChosen = false,
  isCalled = false,
  acceptingId,
  onAccept,
  onDecline,
  onShow,
}: AvailableRideRowProps) => {
  const t = useText(driver);
  const tCommon = useText(common);
  const formats = useFormats();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCalled) row.current?.scrollIntoView?.({ block: 'center' });
  }, [isCalled]);
  const block = acceptBlock(ride, { balance, hasActiveRide });
  const pickup = pickupStop(ride, t, formats);
  const dropoff = dropoffStop(ride, t('trip'), t, formats);
  return (
    <li ref={row} className={styles.row} data-chosen={isChosen || undefined}>
      <div className={styles.net}>
        <p className={styles.amount}>
          <Money amount={driverEarnings(ride)} />
          <VisuallyHidden> {t('net')}</VisuallyHidden>
        </p>
        <p className={styles.small}>{vehicleName(tCommon, ride.vehicle_type)}</p>
      </div>
      <div className={styles.route}>
        <Places
          pickup={pickup.address}
          dropoff={dropoff.address}
          isChosen={isChosen}
          onShow={onShow && (() => onShow(ride))}
        />
        {block && <BlockReason ride={ride} block={block} />}
      </div>
      <p className={`${styles.small} ${styles.figures}`}>
        {pickup.figures[0] && <span className={styles.figure}>{pickup.figures[0]}</span>}
        {dropoff.figures.length > 0 && (
          <span className={styles.figure}>{t('tripFigures', { figures: dropoff.figures.join(' · ') })}</span>
        )}
      </p>
      <div className={styles.actions}>
        <Button className={styles.decline} size="small" variant="ghost" onPress={() => onDecline(ride)}>
          {t('decline')}
        </Button>
        <Button
          size="small"
          isDisabled={block !== null || (acceptingId !== null && acceptingId !== ride.id)}
          isPending={acceptingId === ride.id}
          onPress={() => onAccept(ride)}
        >
          {t('accept')}
        </Button>
      </div>
    </li>
  );
};

type PlacesProps = { pickup: string; dropoff: string; isChosen: boolean; onShow?: (() => void) | undefined };

/** From where to where, as a button that shows the ride on the map where there is one. */
const Places = ({ pickup, dropoff, isChosen, onShow }: PlacesProps) => {
  const t = useText(driver);
  const places = (
    <>
      <span className={styles.end}>
        <span className={styles.glyph} />
        <span className={styles.place} dir="auto">
          {pickup}
        </span>
      </span>
      <span className={styles.end}>
        <span className={styles.glyph} data-end />
        <span className={styles.place} dir="auto">
          {dropoff}
        </span>
      </span>
    </>
  );
  if (!onShow) return <div>{places}</div>;
  return (
    <button type="button" className={styles.show} aria-pressed={isChosen} onClick={onShow}>
      {places}
      <VisuallyHidden>, {t('showOnMap')}</VisuallyHidden>
    </button>
  );
};
