import type { Handler } from '../../operation.ts';
import { requireChat } from '../../rides/ride-chat.ts';
import { messagesOfRide } from '../../store/messages/conversations.ts';

/** Lists what the rider and the driver of a ride wrote to each other. */
export const listRideMessages: Handler<'listRideMessages'> = async ({ store, now }, { params, caller }) => {
  const { ride } = await requireChat(store.read, params.id, caller, now());
  // The next driver does not see the messages of a driver who gave the ride back.
  const messages = await messagesOfRide(store.read, ride.id, ride.accepted_at ?? 0);
  return { status: 200, body: { messages } };
};
