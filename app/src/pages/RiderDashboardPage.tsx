import { text } from '@mobility/components/messages';
import { NotificationList } from '@mobility/components/notification';
import { PaymentDue } from '@mobility/components/payment';
import { CancelRideDialog, LiveRideCard, RiderDashboard } from '@mobility/components/ride';
import { activeRide, canPay, sortRides } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { revision } from '../build.ts';
import { useConnection } from '../use-children.ts';
import { useRideDesk } from '../use-ride-desk.ts';
import { stateOf, useBalance, useMyRides } from '../use-rides.ts';
import { useSignedIn } from '../use-session.ts';
import { RidePayment, usePaymentDoor } from './RidePayment.tsx';
import { useBookAgain } from './use-book-again.ts';
import { useNotificationItems } from './use-notification-items.ts';

/** The rider's first page. */
export default function RiderDashboardPage() {
  const user = useSignedIn();
  const { isLive } = useConnection();
  const rides = useMyRides();
  const balance = useBalance();
  const desk = useRideDesk('rider', rides.data);
  const payment = usePaymentDoor();
  const bookAgain = useBookAgain();
  const notifications = useNotificationItems();
  const live = activeRide(rides.data ?? []);
  const unpaid = sortRides(rides.data ?? []).find((ride) => canPay(ride, 'rider'));
  const openCancel = (ride: Ride) => desk.act(ride, { type: 'openCancel' });
  return (
    <>
      <RiderDashboard
        user={user}
        isConnected={isLive}
        revision={revision}
        balance={balance.data?.current_balance ?? null}
        liveRide={
          live ? (
            <LiveRideCard ride={live} onCancel={openCancel} />
          ) : (
            unpaid && <PaymentDue ride={unpaid} onPay={payment.open} />
          )
        }
        notifications={<NotificationList items={notifications} limit={limits.riderDashboard.notifications} />}
        rides={rides.data ?? []}
        state={stateOf(rides)}
        error={text('ride.recentFailed', { reason: rides.error?.message })}
        onRetry={() => void rides.refetch()}
        onBookAgain={bookAgain}
        onCancel={openCancel}
        onPay={payment.open}
      />
      {desk.snapshot && <CancelRideDialog snapshot={desk.snapshot} send={desk.send} />}
      <RidePayment rides={rides.data} />
    </>
  );
}
