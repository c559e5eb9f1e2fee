import { text } from '@mobility/components/messages';
import type { LiveMessage } from '@mobility/openapi';
import type { Session } from './session.ts';

type Kind = LiveMessage['type'];
const rides = ['rides'];
const payments = ['payments'];
const balance = ['user', 'getMyBalance'];
const driver = ['driver'];
const admin = ['admin'];

/** Which lists each live message makes old. The machines hear it from auth; here only queries are concerned. */
const outdated: Record<Kind, readonly (readonly string[])[]> = {
  connection_ready_ack: [],
  ride_request: [],
  ride_no_longer_available: [],
  ride_redistributed: [rides],
  ride_accepted: [rides],
  driver_arrived: [rides],
  ride_started: [rides],
  ride_completed: [rides, payments],
  ride_cancelled: [rides, balance],
  ride_message: [rides],
  payment_required: [rides, payments],
  balance_transaction: [balance, payments, rides],
  nearby_drivers_update: [],
  proximity_alert: [],
  admin_message: [driver, admin],
  admin_ride_message: [],
  reply_received: [['admin', 'listConversations'], ['notifications']],
};

/** Keeps the lists as new as the live channel knows; after a gap everything is fetched again. */
export const followLive = ({ auth, queryClient, client }: Session): void => {
  auth.on('live_message', ({ message }) => {
    for (const queryKey of outdated[message.type]) void queryClient.invalidateQueries({ queryKey });
    if (message.type === 'admin_message') refreshUser();
  });
  auth.on('resync', () => {
    void queryClient.invalidateQueries();
    refreshUser();
  });
  auth.on('warning', ({ message }) => console.warn(text(message)));

  const refreshUser = (): void => {
    client.getCurrentUser().then(
      (user) => auth.send({ type: 'user_updated', user }),
      // The next validation asks again.
      () => undefined,
    );
  };
};
