import type { Ride, User } from '@mobility/openapi';
import { Fragment, type ReactNode } from 'react';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RideFigures } from '../../provider/rides/use-ride-figures.ts';
import { type Build, BuildBanner } from '../../shell/banners/BuildBanner.tsx';
import { ConnectionBadge, type ConnectionState } from '../../shell/banners/ConnectionBadge.tsx';
import { frame } from '../../theme/frame.css.ts';
import { RecentRides, type RecentRidesProps } from './RecentRides.tsx';
import { RiderActions, RiderActionsSkeleton } from './RiderActions.tsx';
import * as styles from './RiderDashboard.css.ts';
import { RiderStats } from './RiderStats.tsx';
import { Tips } from './Tips.tsx';

export type RiderDashboardViewProps = RecentRidesProps & {
  user: Pick<User, 'name' | 'rating' | 'total_rides'>;
  /** The state of the live connection. */
  connection: ConnectionState;
  /** The running build. */
  build?: Build;
  /** The rider's balance; null while it loads. */
  balance: number | null;
  /** The figures of all rides, where there are more than `rides`. */
  figures?: RideFigures;
  /** The card of the ride under way, otherwise of a payment that is due. */
  liveRide?: ReactNode;
  /** A NotificationList. */
  notifications: ReactNode;
};

/** The rider's first page: greeting, live ride, actions, figures, recent rides, notifications, tips. */
export function RiderDashboardView({
  user,
  connection,
  build,
  balance,
  figures,
  liveRide,
  notifications,
  ...recent
}: RiderDashboardViewProps) {
  const t = useText(rideTexts);
  const hasUnreadable = (recent.unreadable ?? 0) > 0;
  const rides: readonly Ride[] | null = recent.state === 'ready' && !hasUnreadable ? recent.rides : null;
  // A ride under way or to be paid comes first, and would move the buttons below it during a press. What is
  // below the rides is drawn again with them, in its place.
  const isKnown = recent.state !== 'loading';
  return (
    <div className={frame}>
      <div className={styles.page}>
        <header className={styles.hello}>
          <Heading className={styles.welcome}>
            {t(user.total_rides ? 'welcomeBack' : 'welcome', { name: user.name })}
          </Heading>
          <ConnectionBadge state={connection} />
          {build && <BuildBanner className={styles.revision} {...build} />}
        </header>
        <Fragment key={isKnown ? 'known' : 'loading'}>
          {isKnown && liveRide}
          {isKnown ? <RiderActions balance={balance} links={recent.links} /> : <RiderActionsSkeleton />}
          <RiderStats
            rides={rides}
            counts={figures?.counts}
            hasFailed={recent.state === 'failed' || hasUnreadable || figures?.isFailed === true}
            rating={user.rating}
          />
          <div className={styles.split}>
            <RecentRides {...recent} />
            {notifications}
          </div>
          <div className={`${styles.split} ${styles.even}`}>
            <Tips />
          </div>
        </Fragment>
      </div>
    </div>
  );
}
