import type { Handler } from '../../operation.ts';
import { requireChat } from '../../rides/ride-chat.ts';
import { messagesOfRide } from '../../store/messages/conversations.ts';

/** Lists what the rider and the driver of a ride wrote to each other. */
export const listRideMessages: Handler<'listRideMessages'> = async ({ store, now }, { params, caller }) => {
  await requireChat(store.read, params.id, caller, now());
  return { status: 200, body: { messages: await messagesOfRide(store.read, params.id) } };
};
