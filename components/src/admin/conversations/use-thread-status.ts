import { refusalError } from '@mobility/machines/refusal-error';
import { isUnavailable } from '@mobility/machines/unavailable';
import { queryKeys, queryTag } from '@mobility/sdk/queries';
import { adminConversations } from '../../intl/generated/en-US/admin-conversations.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';

/** Marks a conversation as answered, or lets it wait again; refused if anyone has written since `lastMessageId`. */
export const useThreadStatus = (id: string, lastMessageId: string) => {
  const { client, queries, queryClient } = useMobility();
  const { errorText } = useSentences();
  const t = useText(adminConversations);
  const { run, isPending, error, variables } = useCommand({
    mutationFn: (is_answered: boolean) =>
      client.setConversationStatus(id, { is_answered, last_message_id: lastMessageId }),
    onSuccess: (thread) => queryClient.setQueryData(queries.getConversation(id).queryKey, thread),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryTag('admin') });
      void queryClient.invalidateQueries({ queryKey: queryKeys.getConversation });
    },
  });
  const failureText = (cause: unknown): string => {
    if (isUnavailable(cause)) return t('markMissing');
    const { message, ...reported } = refusalError(variables ? 'markFailed' : 'unmarkFailed', cause);
    return errorText({ ...reported, text: t(message) });
  };
  return { isPending, error: error ? failureText(error) : undefined, onChange: run };
};
