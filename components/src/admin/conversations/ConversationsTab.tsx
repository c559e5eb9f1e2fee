import type { Conversations } from '@mobility/openapi';
import { queryKeys } from '@mobility/sdk/queries';
import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { useAddress } from '../console/parameters.ts';
import { usePages } from '../console/use-pages.ts';
import { ConversationsView } from './ConversationsView.tsx';
import { conversationFilterNamed } from './conversation-filters.ts';
import type { ThreadProps } from './Thread.tsx';

const Thread = onDemand<ThreadProps>(() => import('./Thread.tsx').then((module) => module.Thread));

/** The conversations. The open thread is part of the address. */
export const ConversationsTab = () => {
  const { client, clock } = useMobility();
  const { parameters, change, close, hrefOf } = useAddress();
  const filter = conversationFilterNamed(parameters.get('state'));
  const { rows, error, retry, unreadable, more, isOutdated } = usePages(
    [...queryKeys.listConversations, filter],
    (position, options) => {
      const narrowing = filter === 'unanswered' ? { state: filter } : {};
      return client.listConversations({ ...narrowing, ...position, t: String(clock.now()) }, options);
    },
    ({ conversations }: Conversations) => conversations,
  );
  const open = parameters.get('thread');
  return (
    <ConversationsView
      conversations={rows}
      unreadable={unreadable}
      isFailed={error !== null}
      onRetry={retry}
      isOutdated={isOutdated}
      filter={filter}
      onFilter={(next) => change({ state: next === 'all' ? null : next, page: null })}
      more={more}
      selected={open}
      hrefOfUser={(search) => hrefOf('users', { search })}
      onView={({ thread_id }) => change({ thread: thread_id }, { push: true })}
    >
      {open !== null && <Thread id={open} onClose={() => close('thread')} />}
    </ConversationsView>
  );
};
