import type { ReactNode } from 'react';
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
  isBesideRide = false,
}: DriverDutyViewProps) => (
  <div className={frame}>
    <div className={styles.page}>
      {header}
      {notice && <div className={styles.notice}>{notice}</div>}
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
    </div>
  </div>
);
