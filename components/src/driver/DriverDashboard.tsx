import type { ReactNode } from 'react';
import * as styles from './DriverDashboard.css.ts';

export type DriverDashboardProps = {
  /** A DriverHeader. */
  header: ReactNode;
  /** PendingReview or another notice above everything. */
  notice?: ReactNode;
  /** An OfferCard, while there is a request. */
  offer?: ReactNode;
  /** DriverKpis and a BalanceWarning. */
  figures: ReactNode;
  /** AvailableRides, and a NotificationList below. */
  rides: ReactNode;
  /** A PreferencesPanel with a LocationPanel. */
  settings: ReactNode;
};

/** The driver's dashboard: what is asked for first, then the figures, then what can be set. */
export function DriverDashboard({ header, notice, offer, figures, rides, settings }: DriverDashboardProps) {
  return (
    <div className={styles.page}>
      {header}
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={offer ? styles.columns : `${styles.columns} ${styles.quiet}`}>
        {offer && <div className={styles.offer}>{offer}</div>}
        <div className={styles.figures}>{figures}</div>
        <div className={styles.rides}>{rides}</div>
        <div className={styles.settings}>{settings}</div>
      </div>
    </div>
  );
}
