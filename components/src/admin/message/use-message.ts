import { shownError } from '@mobility/machines/shown-error';
import { userActionError } from '@mobility/machines/user-action-error';
import { queryKeys, queryTag } from '@mobility/sdk/queries';
import { useRef, useState } from 'react';
import { useSentences } from '../../intl/use-sentences.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import { useTyped } from './use-typed.ts';

export type MessageProps = {
  /** The id of the user who receives it. */
  to: string;
  /** The conversation that it continues; without one, it starts a conversation. */
  threadId?: string;
  onSent?: () => void;
};

const texts = {
  message: { enter: 'admin.enterMessage', failed: 'admin.notificationFailed', shown: userActionError },
  // Where the conversation is known, the server's words say whether it or its user is missing.
  reply: { enter: 'reply.enterMessage', failed: 'reply.failed', shown: shownError },
} as const;

/**
 * A message of an admin to one user: its text, and whether it is being sent, was sent or failed. It has the same key while
 * the text stays the same, so that a repeated press sends it once.
 */
export const useMessage = ({ to, threadId, onSent }: MessageProps) => {
  const { client, queryClient, ids } = useMobility();
  const { sentence, errorText } = useSentences();
  const [message, setMessage] = useTyped(threadId === undefined ? `message:${to}` : `reply:${threadId}`);
  const [key, setKey] = useState(() => ids.next());
  const [isRefused, setRefused] = useState(false);
  const { enter, failed, shown } = threadId === undefined ? texts.message : texts.reply;
  const field = useRef<HTMLTextAreaElement>(null);
  const { run, isPending, isSuccess, error, reset } = useCommand({
    mutationFn: (text: string) =>
      client.sendUserMessage(
        to,
        { message: text, ...(threadId && { thread_id: threadId }) },
        { idempotencyKey: key },
      ),
    onSuccess: () => {
      setMessage('');
      setKey(ids.next());
      onSent?.();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryTag('admin') });
      void queryClient.invalidateQueries({ queryKey: queryKeys.getConversation });
    },
  });
  return {
    message,
    isPending,
    isSent: isSuccess && message === '',
    messageError: isRefused ? sentence(enter) : undefined,
    error: error ? errorText(shown(failed, error)) : undefined,
    messageRef: field,
    onMessage: (next: string): void => {
      setMessage(next);
      setKey(ids.next());
      setRefused(false);
      reset();
    },
    onSend: (): void => {
      const text = message.trim();
      if (isPending) return;
      setRefused(text === '');
      if (text === '') field.current?.focus();
      else run(text);
    },
  };
};
