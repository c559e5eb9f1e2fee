import { messagesTopic } from '@mobility/machines/alerts';
import {
  conversationOf,
  type RideConversationEvent,
  type RideConversationSnapshot,
  unreadMessages,
} from '@mobility/machines/ride-conversation';
import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import { useTopicOnScreen } from '../../provider/alerts/use-topic-on-screen.ts';
import { useConnection } from '../../provider/live/use-connection.ts';
import { useMobility } from '../../provider/mobility.ts';
import { RideConversationView } from './RideConversationView.tsx';

export type ConversationDialogProps = {
  ride: Ride;
  userId: string;
  snapshot: RideConversationSnapshot;
  send(event: RideConversationEvent): void;
};

/** Reads the messages of a ride while they are on screen, and marks them as read. */
export const ConversationDialog = ({ ride, userId, snapshot, send }: ConversationDialogProps) => {
  const { queries } = useMobility();
  const { isLive } = useConnection();
  const isOpen = snapshot.matches({ screen: 'opened' });
  const { notifications, send: sendToInbox } = useInbox();
  const list = useQuery({
    ...queries.listRideMessages(ride.id),
    enabled: isOpen,
    refetchInterval: !isLive && limits.live.fallbackPoll,
  });
  useTopicOnScreen(isOpen ? messagesTopic(ride.id) : null);
  const unread = unreadMessages(notifications, ride.id);
  useEffect(() => {
    if (!isOpen) return;
    if (unread.length > 0) sendToInbox({ type: 'markRead', ids: unread.map(({ id }) => id) });
  });
  return (
    <RideConversationView
      snapshot={snapshot}
      send={send}
      ride={ride}
      isRider={userId === ride.rider_id}
      messages={conversationOf({
        userId,
        rideId: ride.id,
        listed: list.data?.messages ?? [],
        notifications,
        sent: snapshot.context.sent,
      })}
      isLoading={list.isPending}
      onReload={list.isError || omittedItems(list.data) > 0 ? () => void list.refetch() : undefined}
    />
  );
};
