import { payTopic } from '@mobility/machines/alerts';
import { canPay, sortRides } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { useBookAgain } from '../../booking/use-book-again.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { RecentNotificationsOnDemand } from '../../notification/RecentNotificationsOnDemand.tsx';
import { PaymentDue } from '../../payment/PaymentDue.tsx';
import { PayOpenRideOnDemand } from '../../payment/pay-ride/PayOpenRideOnDemand.tsx';
import { type OpenPayment, useOpenPayment } from '../../payment/use-open-payment.ts';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useTopicOnScreen } from '../../provider/alerts/use-topic-on-screen.ts';
import { useConnection } from '../../provider/live/use-connection.ts';
import { useMobility } from '../../provider/mobility.ts';
import { queryState } from '../../provider/query-state.ts';
import { useActiveRide } from '../../provider/rides/use-active-ride.ts';
import { useMyRides } from '../../provider/rides/use-my-rides.ts';
import { useRideFigures } from '../../provider/rides/use-ride-figures.ts';
import { useBalance } from '../../provider/use-balance.ts';
import { useUser } from '../../provider/use-user.ts';
import type { Build } from '../../shell/banners/BuildBanner.tsx';
import { CancelOtherRideOnDemand } from '../cancel/CancelRideOnDemand.tsx';
import { ActiveRideOnDemand } from '../live/ActiveRideOnDemand.tsx';
import * as styles from './RiderDashboard.css.ts';
import { RiderDashboardView } from './RiderDashboardView.tsx';
import { useCancelRide } from './use-cancel-ride.ts';

export type RiderDashboardProps = OpenPayment & {
  /** The running build. */
  build?: Build;
};

/** The dashboard of the signed-in rider: the ride under way or a payment that is due, figures and recent rides. */
export const RiderDashboard = ({ build, ...props }: RiderDashboardProps) => {
  const { links } = useMobility();
  const user = useUser();
  const { state: connection } = useConnection();
  const rides = useMyRides();
  const figures = useRideFigures(rides.data);
  const balance = useBalance();
  const bookAgain = useBookAgain();
  const payment = useOpenPayment(rides.data, props);
  const { cancel, other } = useCancelRide();
  usePreload(PayOpenRideOnDemand);
  if (!user) return null;
  return (
    <>
      <RiderDashboardView
        user={user}
        connection={connection}
        build={build}
        figures={figures}
        balance={balance.data?.current_balance ?? null}
        liveRide={<Current rides={rides.data ?? []} onPay={payment.open} />}
        notifications={<RecentNotificationsOnDemand limit={limits.riderDashboard.notifications} />}
        rides={rides.data ?? []}
        unreadable={omittedItems(rides.data)}
        state={queryState(rides)}
        error={rides.error}
        links={links}
        onRetry={() => void rides.refetch()}
        onBookAgain={bookAgain}
        onCancel={cancel}
        onPay={payment.open}
      />
      <PayOpenRideOnDemand {...payment} />
      {other && <CancelOtherRideOnDemand key={other.count} ride={other.ride} />}
    </>
  );
};

type CurrentProps = { rides: readonly Ride[]; onPay(ride: Ride): void };

/** The newest ride to pay. The ride that has just ended counts before the list has been read again. */
const newestUnpaid = (rides: readonly Ride[], ended?: Ride): Ride | undefined => {
  const isNews = ended && !rides.some(({ id, status }) => id === ended.id && status === ended.status);
  const current = isNews ? [ended, ...rides.filter(({ id }) => id !== ended.id)] : rides;
  return sortRides(current).find((each) => canPay(each, 'rider'));
};

/** The ride under way; without one, the newest ride that is not paid. Screen readers are told when the one becomes the other. */
function Current({ rides, onPay }: CurrentProps) {
  const t = useText(rideTexts);
  const { actor, snapshot, ride } = useActiveRide();
  const unpaid = ride ? undefined : newestUnpaid(rides, snapshot?.context.ride);
  useTopicOnScreen(unpaid ? payTopic(unpaid.id) : null);
  // The notice of a ride that ends here says the same as its alert, which would come first.
  useTopicOnScreen(snapshot ? payTopic(snapshot.context.ride.id) : null);
  return (
    <>
      {actor && <ActiveRideOnDemand />}
      <div role="status" className={styles.news}>
        {unpaid && (
          <>
            {!unpaid.cash_missing && <VisuallyHidden>{t('rideComplete')}</VisuallyHidden>}
            <PaymentDue ride={unpaid} onPay={onPay} />
          </>
        )}
      </div>
    </>
  );
}
