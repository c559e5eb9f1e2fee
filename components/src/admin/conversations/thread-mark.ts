import type { ConversationThread } from '@mobility/openapi';

/** Whether a conversation is marked as answered, by which admin, and the id of its last message. */
export type ThreadMark = { isMarked: boolean; markedBy: string | null; lastMessageId: string };

const marks = { unanswered: false, marked_answered: true } as const;
const isMarkable = (status: unknown): status is keyof typeof marks =>
  typeof status === 'string' && Object.hasOwn(marks, status);

/** The mark of a conversation; null where there is nothing to mark, or the server does not say it. */
export const markOf = ({ status, marked_by, messages }: ConversationThread): ThreadMark | null => {
  const lastMessageId = messages.at(-1)?.id;
  if (lastMessageId === undefined || !isMarkable(status)) return null;
  return { isMarked: marks[status], markedBy: marked_by ?? null, lastMessageId };
};
