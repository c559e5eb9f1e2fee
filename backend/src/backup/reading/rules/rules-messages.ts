import { adminSender } from '../../../domain/messages/notification.ts';
import type { Rule } from './rule.ts';

/** Consistency rules for notifications and conversations. */
export const messageRules: readonly Rule[] = [
  ...['notifications', 'conversation_messages'].map(
    (table): Rule => ({
      table,
      wrong: 'is from an unknown user',
      isValid: (of, { roleOf }) =>
        of('sender_id') === null ||
        of('sender_id') === adminSender.sender_id ||
        roleOf(of('sender_id')) !== null,
    }),
  ),
  // Otherwise the next message would get a number that is already used.
  {
    table: 'notifications',
    wrong: 'has a sequence number that was never issued',
    isValid: (of, { lastSeqOf }) => Number(of('seq')) <= lastSeqOf(of('user_id')),
  },
  {
    table: 'conversations',
    wrong: 'does not match its messages',
    isValid: (of, { threadOf }) => {
      const { count, lastId, lastAt } = threadOf(of('thread_id'));
      return (
        count === of('message_count') && lastId === of('last_message_id') && lastAt === of('last_message_at')
      );
    },
  },
  {
    table: 'conversations',
    wrong: 'is marked as answered by nobody, or at a message that it does not have',
    isValid: (of, { isMessageOf }) =>
      of('answered_message_id') === null
        ? of('answered_by') === null
        : of('answered_by') !== null && isMessageOf(of('answered_message_id'), of('thread_id')),
  },
];
