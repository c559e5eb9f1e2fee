import { isInContact, rideConversationWith, unreadMessages } from '@mobility/machines/ride-conversation';
import type { Ride } from '@mobility/openapi';
import { useActor } from '@xstate/react';
import MessageSquare from 'lucide-react/icons/message-square';
import { useMemo } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { conversation } from '../../intl/generated/en-US/conversation.ts';
import { useText } from '../../intl/use-text.ts';
import { Button, type ButtonLook } from '../../primitives/Button/Button.tsx';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useUser } from '../../provider/use-user.ts';
import { ConversationOnDemand } from './ConversationOnDemand.tsx';
import * as styles from './RideConversation.css.ts';

export type RideConversationProps = ButtonLook & { ride: Ride };

/**
 * The button with the number of unread messages, and what the rider and the driver of a ride write to each other, which
 * opens from it. Empty where the signed-in user cannot write about the ride.
 */
export const RideConversation = ({ ride, ...look }: RideConversationProps) => {
  const { clock } = useMobility();
  const user = useUser();
  const isOfRide = user !== null && (user.id === ride.rider_id || user.id === ride.driver_id);
  if (!isOfRide || !isInContact(ride, clock.now())) return null;
  return <Conversation key={ride.id} ride={ride} userId={user.id} {...look} />;
};

const Conversation = ({ ride, userId, ...look }: RideConversationProps & { userId: string }) => {
  const t = useText(conversation);
  const { number } = useFormats();
  const { client, ids, presence, clock } = useMobility();
  const machine = useMemo(() => rideConversationWith({ client, ids, presence }), [client, ids, presence]);
  const [snapshot, send] = useActor(machine, { input: { rideId: ride.id, clock } });
  const count = unreadMessages(useInbox().notifications, ride.id).length;
  usePreload(ConversationOnDemand);
  return (
    <>
      <Button
        icon={<MessageSquare size={20} aria-hidden />}
        aria-label={count > 0 ? t('unread', { count }) : undefined}
        aria-haspopup="dialog"
        onPress={() => send({ type: 'open' })}
        {...look}
      >
        {t('message')}
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {number(count)}
          </span>
        )}
      </Button>
      <ConversationOnDemand ride={ride} userId={userId} snapshot={snapshot} send={send} />
    </>
  );
};
