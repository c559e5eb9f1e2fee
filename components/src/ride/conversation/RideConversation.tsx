import { isInContact, rideConversationWith, unreadMessages } from '@mobility/machines/ride-conversation';
import type { Ride } from '@mobility/openapi';
import { useActor } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import { useConnection } from '../../provider/live/use-connection.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useUser } from '../../provider/use-user.ts';
import { ConversationOnDemand } from './ConversationOnDemand.tsx';
import { onConversationRequest } from './conversation-request.ts';
import { MessageButton, type MessageTrigger } from './MessageButton.tsx';

export type RideConversationProps = {
  ride: Ride;
  /** Draws what opens the conversation; by default a button. */
  trigger?: (trigger: MessageTrigger) => ReactNode;
};

/**
 * The button with the number of unread messages, and the dialog that it opens, where the rider and the driver of a ride
 * write to each other. Empty where the signed-in user cannot write about the ride.
 */
export const RideConversation = ({ ride, trigger }: RideConversationProps) => {
  const { clock } = useMobility();
  const user = useUser();
  const isOfRide = user !== null && (user.id === ride.rider_id || user.id === ride.driver_id);
  if (!isOfRide || !isInContact(ride, clock.now())) return null;
  return <Conversation key={ride.id} ride={ride} userId={user.id} trigger={trigger} />;
};

const asButton = (trigger: MessageTrigger) => <MessageButton {...trigger} />;

const Conversation = ({ ride, userId, trigger = asButton }: RideConversationProps & { userId: string }) => {
  const { client, ids, presence, clock } = useMobility();
  const machine = useMemo(() => rideConversationWith({ client, ids, presence }), [client, ids, presence]);
  const [snapshot, send] = useActor(machine, { input: { rideId: ride.id, clock } });
  const { isLive } = useConnection();
  const unread = unreadMessages(useInbox().notifications, ride.id).length;
  usePreload(ConversationOnDemand);
  useEffect(() => onConversationRequest(ride.id, () => send({ type: 'open' })), [ride.id, send]);
  useEffect(() => {
    if (isLive) send({ type: 'reconnected' });
  }, [isLive, send]);
  return (
    <>
      {trigger({ unread, onPress: () => send({ type: 'open' }) })}
      <ConversationOnDemand ride={ride} userId={userId} snapshot={snapshot} send={send} />
    </>
  );
};
