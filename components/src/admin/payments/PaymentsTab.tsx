import type { UnpaidRide } from '@mobility/openapi';
import { useNow } from '../../format/use-now.ts';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { useAddress } from '../console/parameters.ts';
import { MissingOnDemand } from '../panel/MissingOnDemand.tsx';
import { RideDecisionOnDemand } from '../ride-decision/RideDecisionOnDemand.tsx';
import { SavedFilters } from '../saved-filters/SavedFilters.tsx';
import type { EscalateDialogProps } from './EscalateDialog.tsx';
import { PaymentsView } from './PaymentsView.tsx';
import { amountOf, unpaidFilterNamed } from './unpaid.ts';
import { useUnpaidActions } from './use-unpaid-actions.ts';
import { useUnpaidRides } from './use-unpaid-rides.ts';

const EscalateDialog = onDemand<EscalateDialogProps>(() =>
  import('./EscalateDialog.tsx').then((module) => module.EscalateDialog),
);

const dialogs = [EscalateDialog, RideDecisionOnDemand, MissingOnDemand] as const;

const filterNames = ['payment'];

/** How often the ages of the rides are written again, in milliseconds. */
const tick = 30_000;

/** The ride as the dialog of decisions takes it. */
const decided = (ride: UnpaidRide) => ({
  id: ride.ride_id,
  status: 'completed' as const,
  payment_status: ride.payment_status,
  rider_name: ride.rider_name,
  fare: amountOf(ride),
  estimated_fare: ride.estimated_fare,
});

/** The unpaid rides. The filter and the open dialog are part of the address. */
export const PaymentsTab = () => {
  const { drafts } = useMobility();
  const { parameters, change, close, hrefOf } = useAddress();
  const filter = unpaidFilterNamed(parameters.get('payment'));
  const list = useUnpaidRides(filter);
  const { rides } = list;
  const { remind, escalate, ...pending } = useUnpaidActions();
  const now = useNow(undefined, tick);
  usePreload(...dialogs);
  const named = (parameter: string) =>
    rides?.find(({ ride_id }) => ride_id === parameters.get(parameter)) ?? null;
  const open = (parameter: string) => (ride: UnpaidRide) =>
    change({ [parameter]: ride.ride_id }, { push: true });
  const onClose = () => close('escalate', 'write-off');
  const asked = named('escalate');
  const givenUp = named('write-off');
  const isAsked = parameters.has('escalate') || parameters.has('write-off');
  // A ride that is not among the loaded ones may be on a later page.
  const isWhole = rides !== null && !list.more.has && !list.isOutdated;
  return (
    <>
      <PaymentsView
        saved={<SavedFilters tab="payments" names={filterNames} />}
        storage={drafts}
        {...list}
        {...pending}
        now={now}
        filter={filter}
        onFilter={(next) => change({ payment: next === 'all' ? null : next, page: null })}
        hrefOfUser={({ id, email }) => hrefOf('users', id ? { user: id } : { search: email })}
        onRemind={remind}
        onEscalate={open('escalate')}
        onWriteOff={open('write-off')}
      />
      {asked?.escalated_at && <MissingOnDemand what="unpaid" reason="escalated" onClose={onClose} />}
      {asked && !asked.escalated_at && (
        <EscalateDialog
          ride={asked}
          onClose={onClose}
          onConfirm={() => {
            onClose();
            escalate(asked);
          }}
        />
      )}
      {isAsked && isWhole && !asked && !givenUp && <MissingOnDemand what="unpaid" onClose={onClose} />}
      {givenUp && <RideDecisionOnDemand ride={decided(givenUp)} onClose={onClose} />}
    </>
  );
};
