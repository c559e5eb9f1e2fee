import type { ReactNode } from 'react';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { frame } from '../theme/frame.css.ts';
import * as styles from './DriverDutyView.css.ts';

export type DriverDutyViewProps = {
  /** A DriverHeader. */
  header: ReactNode;
  /** PendingReview or another notice above everything. */
  notice?: ReactNode;
  /** An OfferCard, while there is an offer. */
  offer?: ReactNode;
  /** DriverKpis and a BalanceWarning. */
  figures: ReactNode;
  /** AvailableRides, and a NotificationList below. */
  rides: ReactNode;
  /** A PreferencesPanel with a LocationPanel. */
  settings: ReactNode;
  /** True while it is not known whether there is an offer, which would move the content below it. */
  isWaiting?: boolean;
  /** True in the column beside a ride, which is too narrow for two columns. */
  isBesideRide?: boolean;
};

/** The layout of the driver's dashboard: the offer first, then the figures, the rides and the settings. */
export const DriverDutyView = ({
  header,
  notice,
  offer,
  figures,
  rides,
  settings,
  isWaiting = false,
  isBesideRide = false,
}: DriverDutyViewProps) => (
  <div className={frame}>
    <div className={styles.page}>
      {header}
      {notice && <div className={styles.notice}>{notice}</div>}
      {isWaiting ? (
        <Waiting />
      ) : (
        <div
          className={
            isBesideRide ? styles.stacked : offer ? styles.columns : `${styles.columns} ${styles.quiet}`
          }
        >
          {offer && <div className={styles.offer}>{offer}</div>}
          <div className={styles.figures}>{figures}</div>
          <div className={styles.rides}>{rides}</div>
          <div className={styles.settings}>{settings}</div>
        </div>
      )}
    </div>
  </div>
);

const parts = [styles.offer, styles.figures, styles.rides];

const Waiting = () => (
  <div className={styles.columns} aria-hidden="true">
    {parts.map((part) => (
      <div key={part} className={part}>
        <Skeleton shape="block" height={372} />
      </div>
    ))}
  </div>
);
