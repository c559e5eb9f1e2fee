import type { ConversationThread } from '@mobility/openapi';
import { ThreadStatusView } from './ThreadStatusView.tsx';
import { markOf, type ThreadMark } from './thread-mark.ts';
import { useThreadStatus } from './use-thread-status.ts';

/** Whether a conversation waits for an answer, where the server says it and an admin can change it. */
export const ThreadStatus = ({ thread }: { thread: ConversationThread }) => {
  const mark = markOf(thread);
  return mark && <Change key={thread.thread_id} id={thread.thread_id} {...mark} />;
};

const Change = ({ id, lastMessageId, ...mark }: ThreadMark & { id: string }) => (
  <ThreadStatusView {...useThreadStatus(id, lastMessageId)} {...mark} />
);
