import type { ReactNode } from 'react';
import { isOpen } from '../../dispute/is-open.ts';
import { shortId } from '../../format/id.ts';
import { useNow } from '../../format/use-now.ts';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { useAddress } from '../console/parameters.ts';
import { MissingOnDemand } from '../panel/MissingOnDemand.tsx';
import { SavedFilters } from '../saved-filters/SavedFilters.tsx';
import type { DisputeCaseProps } from './DisputeCase.tsx';
import { DisputesView } from './DisputesView.tsx';
import { useFoundDisputes, useNamedDispute, useUserName } from './use-found-disputes.ts';
import { disputeFilterNamed } from './worklist.ts';

const DisputeCase = onDemand<DisputeCaseProps>(() =>
  import('./DisputeCase.tsx').then((module) => module.DisputeCase),
);

const filterNames = ['disputes', 'type'];

/** How often the times that are left are written again, in milliseconds. */
const tick = 60_000;

export type DisputesProps = {
  /** Below the list, beside the open case. */
  below?: ReactNode;
};

/** The worklist of disputes. Its filters and the open case are part of the address. */
export const Disputes = ({ below }: DisputesProps) => {
  const { drafts } = useMobility();
  const { parameters, change, close } = useAddress();
  const filter = disputeFilterNamed(parameters.get('disputes'));
  const type = parameters.get('type') ?? 'all';
  const userId = parameters.get('user');
  const { disputes, retry, ...found } = useFoundDisputes(filter, type, userId);
  const userName = useUserName(userId, disputes);
  const now = useNow(undefined, tick);
  usePreload(DisputeCase, MissingOnDemand);
  const { dispute: open, ...named } = useNamedDispute(parameters.get('dispute'), disputes);
  /** Opens the dispute that is due next. */
  const openNext = () => {
    const next = disputes?.find((dispute) => isOpen(dispute) && dispute.id !== open?.id);
    change({ dispute: next?.id ?? null });
  };
  return (
    <DisputesView
      saved={<SavedFilters tab="payment-analytics" names={filterNames} />}
      storage={drafts}
      {...found}
      disputes={disputes}
      filter={filter}
      onFilter={(next) => change({ disputes: next === 'pending' ? null : next, dispute: null, page: null })}
      type={type}
      onType={(next) => change({ type: next === 'all' ? null : next, page: null })}
      user={userId === null ? null : { id: userId, name: userName ?? shortId(userId) }}
      onAllUsers={() => change({ user: null, page: null })}
      onRetry={retry}
      selected={open?.id ?? null}
      now={now}
      onOpen={({ id }) => change({ dispute: id }, { push: true })}
      below={below}
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
      {named.isMissing && (
        <MissingOnDemand what="dispute" isUnread={named.isUnread} onClose={() => close('dispute')} />
      )}
    </DisputesView>
  );
};
