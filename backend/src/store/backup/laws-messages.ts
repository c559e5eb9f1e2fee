import { adminSender } from '../../domain/notification.ts';
import type { Law } from './law.ts';

/** Of what people were told and wrote. */
export const messageLaws: readonly Law[] = [
  ...['notifications', 'conversation_messages'].map(
    (table): Law => ({
      table,
      wrong: 'is from nobody who is there',
      holds: (of, { roleOf }) =>
        of('sender_id') === null ||
        of('sender_id') === adminSender.sender_id ||
        roleOf(of('sender_id')) !== null,
    }),
  ),
  // The next message would get a number that is taken.
  {
    table: 'notifications',
    wrong: 'has a number that was never given',
    holds: (of, { lastSeqOf }) => Number(of('seq')) <= lastSeqOf(of('user_id')),
  },
  {
    table: 'conversations',
    wrong: 'says otherwise than its messages',
    holds: (of, { threadOf }) => {
      const { count, lastId, lastAt } = threadOf(of('thread_id'));
      return (
        count === of('message_count') && lastId === of('last_message_id') && lastAt === of('last_message_at')
      );
    },
  },
];
