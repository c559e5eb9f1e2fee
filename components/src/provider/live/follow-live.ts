import { offerTopic, rideTopic } from '@mobility/machines/alerts';
import type { AuthActor } from '@mobility/machines/auth';
import type { LiveMessage } from '@mobility/openapi';
import { queryKeys, queryTag } from '@mobility/sdk/queries';
import type { Query } from '@tanstack/react-query';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import type { Mobility } from '../mobility.ts';
import type { AdminEvent } from './follow-admin.ts';

const rides = queryTag('rides');
const payments = queryTag('payments');
const balance = queryKeys.getMyBalance;
const pending = queryKeys.listPendingPayments;
const driver = queryTag('driver');
const admin = queryTag('admin');

/** Which queries each live message invalidates. The machines receive the message from auth. */
const outdated: Record<LiveMessage['type'], readonly (readonly string[])[]> = {
  connection_ready_ack: [],
  ride_request: [],
  ride_no_longer_available: [],
  ride_redistributed: [rides],
  ride_accepted: [rides],
  driver_arrived: [rides],
  ride_started: [rides],
  ride_completed: [rides, payments, pending],
  ride_cancelled: [rides, balance],
  // May say that a ride was paid in cash, or that the driver confirmed it.
  ride_message: [rides, payments, pending],
  payment_required: [rides, payments],
  balance_transaction: [balance, payments, rides, pending],
  nearby_drivers_update: [],
  driver_location: [],
  ride_updated: [rides, payments, balance, pending],
  admin_event: [],
  proximity_alert: [],
  admin_message: [driver, admin],
  admin_ride_message: [],
  reply_received: [queryKeys.listConversations, queryTag('notifications')],
};

type Session = Pick<Mobility, 'client' | 'queryClient'> & { auth: AuthActor };

/** Follows the events of admins; other people never load it. */
const adminEvents = (queryClient: Session['queryClient']) => {
  let follower: ReturnType<typeof import('./follow-admin.ts').followAdmin> | undefined;
  let isStopped = false;
  return {
    take: async (event: AdminEvent): Promise<void> => {
      const { followAdmin } = await import('./follow-admin.ts');
      if (isStopped) return;
      follower ??= followAdmin(queryClient);
      follower.take(event);
    },
    stop: (): void => {
      isStopped = true;
      follower?.stop();
    },
  };
};

/**
 * Invalidates the queries that live messages and commands made out of date; after a gap in the channel, all of them. Reads
 * that failed are repeated when the channel is open again.
 * Returns the function that stops it.
 */
export const followLive = ({ auth, queryClient, client }: Session): (() => void) => {
  const invalidate = (keys: readonly (readonly string[])[]): void => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };
  const events = adminEvents(queryClient);
  const refreshUser = (): void => {
    client.getCurrentUser().then(
      (user) => auth.send({ type: 'user_updated', user }),
      // The next validation reads it again.
      () => undefined,
    );
  };
  const subscriptions = [
    auth.on('live_message', ({ message }) => {
      invalidate(outdated[message.type]);
      if (message.type === 'ride_no_longer_available') toasts.dismiss(offerTopic(message.ride_id));
      if (message.type === 'admin_message') refreshUser();
      if (message.type === 'admin_event' || message.type === 'reply_received') void events.take(message);
    }),
    auth.on('ride_changed', ({ ride_id }) => {
      // Acting on a ride dismisses the toasts about it.
      if (ride_id) for (const topic of [rideTopic(ride_id), offerTopic(ride_id)]) toasts.dismiss(topic);
      invalidate([rides, payments, balance, pending]);
    }),
    // A message may have arrived just before the server went away, and the read that it caused failed.
    auth.on('live_connected', () => {
      const isOutdated = ({ state }: Query) => state.status === 'error' || state.isInvalidated;
      void queryClient.refetchQueries({ type: 'active', predicate: isOutdated }, { cancelRefetch: false });
    }),
    auth.on('resync', ({ isFirst }) => {
      // A ride and what it moves may have changed between the page's first reads and its first connection.
      if (isFirst) return invalidate([rides, payments, balance, driver]);
      void queryClient.invalidateQueries();
      refreshUser();
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    events.stop();
  };
};
