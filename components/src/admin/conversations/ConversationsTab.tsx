import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { useAddress } from '../console/parameters.ts';
import { SavedFilters } from '../saved-filters/SavedFilters.tsx';
import { ConversationsView } from './ConversationsView.tsx';
import { conversationFilterNamed } from './conversation-filters.ts';
import type { ThreadProps } from './Thread.tsx';
import { useFoundConversations } from './use-found-conversations.ts';

const Thread = onDemand<ThreadProps>(() => import('./Thread.tsx').then((module) => module.Thread));

const filterNames = ['search', 'state'];

/** The conversations. The open thread is part of the address. */
export const ConversationsTab = () => {
  const { drafts } = useMobility();
  const { parameters, change, close, hrefOf } = useAddress();
  const filter = conversationFilterNamed(parameters.get('state'));
  const search = parameters.get('search') ?? '';
  const { retry, ...found } = useFoundConversations(filter, search);
  const open = parameters.get('thread');
  usePreload(Thread);
  return (
    <ConversationsView
      {...found}
      saved={<SavedFilters tab="conversations" names={filterNames} />}
      storage={drafts}
      onRetry={retry}
      filter={filter}
      search={search}
      onSearch={(next) => change({ search: next, page: null })}
      onFilter={(next) => change({ state: next === 'all' ? null : next, page: null })}
      selected={open}
      hrefOfUser={(search) => hrefOf('users', { search })}
      onView={({ thread_id }) => change({ thread: thread_id }, { push: true })}
    >
      {open !== null && <Thread id={open} onClose={() => close('thread')} />}
    </ConversationsView>
  );
};
