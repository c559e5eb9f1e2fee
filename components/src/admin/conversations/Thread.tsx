import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../../provider/mobility.ts';
import { useUser } from '../../provider/use-user.ts';
import { codeOf } from '../ride-decision/code-of.ts';
import { Reply } from './Reply.tsx';
import { ThreadStatus } from './ThreadStatus.tsx';
import { ThreadView } from './ThreadView.tsx';

export type ThreadProps = { id: string; onClose: () => void };

/** One conversation, fetched again every 30 seconds while the page is visible. */
export const Thread = ({ id, onClose }: ThreadProps) => {
  const { queries } = useMobility();
  const { data, error, refetch } = useQuery({
    ...queries.getConversation(id),
    refetchInterval: limits.admin.refreshInterval,
  });
  const user = useUser();
  return (
    <ThreadView
      id={id}
      thread={data ?? null}
      userId={user?.id ?? null}
      failure={error && (codeOf(error) === 'conversation_not_found' ? 'missing' : 'failed')}
      onRetry={() => refetch()}
      onClose={onClose}
    >
      {data && <ThreadStatus thread={data} />}
      {data && <Reply thread={data} />}
    </ThreadView>
  );
};
