import type { Ride, User } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { RecentRides, type RecentRidesProps } from './RecentRides.tsx';
import { RiderActions } from './RiderActions.tsx';
import * as styles from './RiderDashboard.css.ts';
import { RiderStats } from './RiderStats.tsx';
import { Tips } from './Tips.tsx';

export type RiderDashboardProps = RecentRidesProps & {
  user: Pick<User, 'name' | 'rating'>;
  /** Whether the live connection is there. */
  isConnected: boolean;
  /** The running build, such as 'Build 1.2.0'. */
  revision?: string;
  /** The rider's balance; null while it loads. */
  balance: number | null;
  /** A LiveRideCard while there is a ride, else what the last one still needs. */
  liveRide?: ReactNode;
  /** A NotificationList. */
  notifications: ReactNode;
};

/** The rider's first page: greeting, live ride, actions, figures, recent rides, notifications, tips. */
export function RiderDashboard({
  user,
  isConnected,
  revision,
  balance,
  liveRide,
  notifications,
  ...recent
}: RiderDashboardProps) {
  const rides: readonly Ride[] | null = recent.state === 'ready' ? recent.rides : null;
  return (
    <div className={styles.page}>
      <header className={styles.hello}>
        <h1 className={styles.welcome}>Welcome back, {user.name}</h1>
        <Badge tone={isConnected ? 'positive' : 'neutral'} icon={<span className={styles.dot} />}>
          {isConnected ? 'Online' : 'Offline'}
        </Badge>
        {revision && <span className={styles.revision}>{revision}</span>}
      </header>
      {liveRide}
      <RiderActions balance={balance} />
      <RiderStats rides={rides} hasFailed={recent.state === 'failed'} rating={user.rating} />
      <div className={styles.split}>
        <RecentRides {...recent} />
        {notifications}
      </div>
      <div className={`${styles.split} ${styles.even}`}>
        <Tips />
      </div>
    </div>
  );
}
