import { OpenedRide, OpenedRideParts } from '../../../admin/rides/OpenedRide.tsx';
import { InAddress } from '../../../primitives/Dialog/InAddress.tsx';
import { usePreload } from '../../../primitives/OnDemand/on-demand.tsx';
import { RideHistoryView } from '../RideHistoryView.tsx';
import { useOpenDecision } from '../use-opened-ride.ts';
import { type RideHistoryProps, useHistory } from './use-history.ts';

/** The rides of the whole platform, for admins. */
export const PlatformRides = (props: RideHistoryProps) => {
  const { list, refresh, details } = useHistory('listMyRides', props);
  const decision = useOpenDecision(details.id, props);
  usePreload(...OpenedRideParts);
  return (
    <>
      <RideHistoryView viewer="admin" {...list} onRetry={refresh} onDetails={details.open} />
      <InAddress when={details.isInAddress}>
        <OpenedRide ride={details.ride} {...decision} onClose={details.close} />
      </InAddress>
    </>
  );
};
