import type { Conversation, Conversations } from '@mobility/openapi';
import { queryKeys } from '@mobility/sdk/queries';
import { useMobility } from '../../provider/mobility.ts';
import { usePages } from '../console/use-pages.ts';
import type { ConversationFilter } from './conversation-filters.ts';

type Row = { conversation: Conversation; total: number | undefined };

const rowsOf = ({ conversations, total }: Conversations): Row[] =>
  conversations.map((conversation) => ({ conversation, total }));

/** The conversations that the filter and the search find, the latest first, page by page. */
export const useFoundConversations = (filter: ConversationFilter, search: string) => {
  const { client } = useMobility();
  const words = search.trim().slice(0, 100);
  const narrowing = {
    ...(filter === 'unanswered' && { state: filter }),
    ...(words !== '' && { search: words }),
  };
  const { rows, ...pages } = usePages(
    [...queryKeys.listConversations, narrowing],
    (position, options) => client.listConversations({ ...narrowing, ...position }, options),
    rowsOf,
  );
  return {
    ...pages,
    conversations: rows?.map(({ conversation }) => conversation) ?? null,
    /** How many there are without the filters, if the server says it. */
    total: rows?.at(-1)?.total,
  };
};
