import { replyWith } from '@mobility/machines/reply';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ButtonLook } from '../../primitives/Button/Button.tsx';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import { useMobility } from '../../provider/mobility.ts';
import type { NotificationItem } from '../notification-item.ts';
import { ReplyBoxView } from './ReplyBoxView.tsx';
import { useKeptReply } from './use-kept-reply.ts';

export type ReplyBoxProps = Pick<ButtonLook, 'size'> & { item: NotificationItem };

/** Answers a notification, which is then read. A text that was not sent is there again when the notification is. */
export const ReplyBox = ({ item, size }: ReplyBoxProps) => {
  const { client, ids, alerts } = useMobility();
  const inbox = useInbox();
  const machine = useMemo(() => replyWith({ client, ids }), [client, ids]);
  const { id, type, senderId, senderName } = item;
  const kept = useKeptReply(id);
  const [snapshot, send] = useActor(machine, {
    input: { original: { id, type, senderId, senderName }, alerts, kept: kept.read() },
  });
  useEffect(() => kept.write(snapshot.context), [kept, snapshot]);
  return (
    <ReplyBoxView
      snapshot={snapshot}
      send={(event) => {
        if (event.type === 'open' && item.isUnread) inbox.send({ type: 'markRead', ids: item.ids ?? [id] });
        send(event);
      }}
      size={size}
    />
  );
};
