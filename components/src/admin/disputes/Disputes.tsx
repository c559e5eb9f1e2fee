import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { isOpen } from '../../dispute/is-open.ts';
import { useNow } from '../../format/use-now.ts';
import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { useAddress } from '../console/parameters.ts';
import { SavedFilters } from '../saved-filters/SavedFilters.tsx';
import type { DisputeCaseProps } from './DisputeCase.tsx';
import { DisputesView } from './DisputesView.tsx';
import { disputeFilterNamed, isKnown, worklist } from './worklist.ts';

const DisputeCase = onDemand<DisputeCaseProps>(() =>
  import('./DisputeCase.tsx').then((module) => module.DisputeCase),
);

const filterNames = ['disputes', 'type'];

/** The most that the server lists at once. */
const listed = 1_000;
/** How often the times that are left are written again, in milliseconds. */
const tick = 60_000;

/** The worklist of disputes. Its filters and the open case are part of the address. */
export const Disputes = () => {
  const { queries, drafts } = useMobility();
  const { parameters, change, close } = useAddress();
  const filter = disputeFilterNamed(parameters.get('disputes'));
  const type = parameters.get('type') ?? 'all';
  const { data, isError, refetch } = useQuery({
    ...queries.listDisputes({ limit: listed, ...(filter === 'pending' && { status: 'submitted' as const }) }),
    refetchInterval: limits.admin.refreshInterval,
  });
  const now = useNow(undefined, tick);
  const disputes = data?.disputes ?? null;
  const hidden = filter === 'all' ? 0 : (disputes ?? []).filter((dispute) => !isKnown(dispute)).length;
  const open = disputes?.find(({ id }) => id === parameters.get('dispute'));
  /** Opens the dispute that is due next. */
  const openNext = () => {
    const [next] = worklist(disputes ?? [], filter, type).filter(
      (dispute) => isOpen(dispute) && dispute.id !== open?.id,
    );
    change({ dispute: next?.id ?? null });
  };
  return (
    <DisputesView
      saved={<SavedFilters tab="payment-analytics" names={filterNames} />}
      storage={drafts}
      disputes={disputes}
      counts={data?.counts}
      unreadable={omittedItems(data) + omittedItems(disputes) + hidden}
      filter={filter}
      onFilter={(next) => change({ disputes: next === 'pending' ? null : next, dispute: null })}
      type={type}
      onType={(next) => change({ type: next === 'all' ? null : next })}
      isFailed={isError}
      onRetry={() => void refetch()}
      selected={open?.id ?? null}
      now={now}
      onOpen={({ id }) => change({ dispute: id }, { push: true })}
    >
      {open && (
        <DisputeCase
          key={open.id}
          dispute={open}
          now={now}
          onClose={() => close('dispute')}
          onDone={openNext}
        />
      )}
    </DisputesView>
  );
};
