import { type ReactNode, useRef } from 'react';
import { frame } from '../theme/frame.css.ts';
import * as styles from './DriverDutyView.css.ts';
import { useCovered } from './use-covered.ts';

export type DriverDutyViewProps = {
  /** The map behind the control, with the height in pixels that the control covers. Not beside a ride. */
  map?: (coveredBottom: number) => ReactNode;
  /** A GoControl, or an OfferCard while there is an offer. Not beside a ride. */
  control?: ReactNode;
  /** Whether the control is an offer. */
  isOffer?: boolean;
  /** A DriverHeader. */
  header: ReactNode;
  /** PendingReview or another notice above everything. */
  notice?: ReactNode;
  /** DriverKpis and a BalanceWarning. */
  figures: ReactNode;
  /** A PreferencesPanel with a LocationPanel. */
  settings: ReactNode;
  /** AvailableRides, payments and notifications. */
  rides: ReactNode;
};

/** The driver's dashboard: a map with one large control, and the other parts beside it. On phones they are below the map. */
export const DriverDutyView = ({
  map,
  control,
  isOffer = false,
  header,
  notice,
  figures,
  settings,
  rides,
}: DriverDutyViewProps) => {
  const [mapRef, controlRef] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const covered = useCovered(mapRef, controlRef, styles.controlHeight);
  const parts = (
    <div className={frame}>
      <div className={styles.parts}>
        {header}
        {notice}
        {figures}
        {settings}
        {rides}
      </div>
    </div>
  );
  if (!map)
    return (
      <div className={frame}>
        <div className={styles.alone}>{parts}</div>
      </div>
    );
  return (
    <div className={frame}>
      <div className={styles.layout}>
        <div ref={mapRef} className={styles.map}>
          {map(covered)}
        </div>
        <div className={styles.panel}>{parts}</div>
        <div ref={controlRef} className={styles.control} data-offer={isOffer || undefined}>
          {control}
        </div>
      </div>
    </div>
  );
};
