import type { MobilityServer } from '@mobility/backend';
import {
  type DrivenRide,
  frames,
  given,
  hearAdminEvent,
  hearDriver,
  hearNearby,
  hearOwnWindow,
  type Person,
} from '@mobility/backend/testing';

type Server = Pick<MobilityServer, 'app' | 'context'>;
type Context = Server['context'];
type Cause = (server: Server) => Promise<unknown>;

/** The newest frame of a type in the outbox, as the live channel would send it. */
const newest = async ({ store }: Context, type: string): Promise<unknown> => {
  const rows = await store.read.selectFrom('outbox').selectAll().orderBy('position', 'desc').execute();
  const row = rows.find(({ message }) => JSON.parse(message).type === type);
  if (!row) throw new Error(`Nothing has sent a ${type}`);
  return JSON.parse(textOf(row));
};

const cancel = async ({ app }: Server, { rideId }: DrivenRide, by: Person): Promise<void> => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/rides/${rideId}/cancel`,
    headers: { authorization: `Bearer ${by.token}` },
    payload: { cancelled_by: by.role, reason: 'Flat tyre', confirmation: true },
  });
  if (statusCode !== 200) throw new Error(`Cancelling answered ${statusCode}`);
};

const accepted = async ({ context }: Server): Promise<DrivenRide> => {
  await given.approvedDriver(context);
  return given.acceptedRide(context);
};
const cancelledByDriver: Cause = async (server) => {
  const ride = await accepted(server);
  await cancel(server, ride, ride.driver);
};
const cancelledByRider: Cause = async (server) => {
  const ride = await accepted(server);
  await cancel(server, ride, ride.rider);
};
const requested: Cause = async ({ context }) => {
  await given.approvedDriver(context);
  return given.pendingRide(context);
};

/** The cause of each message: the steps after which the backend sends it. */
const causes: Record<string, Cause> = {
  ride_request: requested,
  ride_no_longer_available: accepted,
  ride_redistributed: cancelledByDriver,
  ride_message: cancelledByDriver,
  ride_accepted: accepted,
  driver_arrived: ({ context }) => given.arrivingRide(context),
  ride_started: ({ context }) => given.inProgressRide(context),
  ride_completed: ({ context }) => given.completedRide(context),
  payment_required: ({ context }) => given.completedRide(context),
  ride_cancelled: cancelledByRider,
  admin_ride_message: ({ context }) => given.adminNotice(context),
  reply_received: ({ context }) => given.conversation(context),
  admin_message: ({ context }) => given.approvedDriver(context),
  balance_transaction: async ({ context }) => given.creditByHand(context, await given.user(context, 'rider')),
};

/** A message as it is sent. */
const textOf = (row: frames.OutboxRow): string => frames.beginningOf(row) + frames.endOf(row);

/** Messages that no operation causes. The frame builders create them directly. */
const built = {
  connection_ready_ack: frames.connectionReadyAck({ protocol: 1, features: frames.features }),
};
const envelope = { id: 'message-id', seq: 1, epoch: 'epoch', created_at: Date.UTC(2026, 10, 21, 12) };

/** A provider for each message type. It runs the real cause and returns the real frame. */
export const messageProviders = (server: Server): Record<string, () => Promise<unknown>> => ({
  ...Object.fromEntries(
    Object.entries(built).map(([type, message]) => [
      type,
      async () => JSON.parse(textOf({ ...envelope, message: JSON.stringify(message) })),
    ]),
  ),
  driver_location: () => hearDriver(server.context),
  ride_updated: () => hearOwnWindow(server.context),
  admin_event: () => hearAdminEvent(server.context),
  ...Object.fromEntries(
    ['nearby_drivers_update', 'proximity_alert'].map((type) => [
      type,
      () => hearNearby(server.context, type),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(causes).map(([type, cause]) => [
      type,
      async () => {
        await cause(server);
        return newest(server.context, type);
      },
    ]),
  ),
});
