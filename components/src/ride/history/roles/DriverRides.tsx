import { EarningsOnDemand } from '../../../driver/earnings/EarningsOnDemand.tsx';
import { InAddress } from '../../../primitives/Dialog/InAddress.tsx';
import { usePreload } from '../../../primitives/OnDemand/on-demand.tsx';
import { RideDetailsOnDemand } from '../../details/RideDetailsOnDemand.tsx';
import { DriverRideHistory } from '../DriverRideHistory.tsx';
import { type RideHistoryProps, useHistory } from './use-history.ts';

/** The rides of a driver as a table, with the earnings above them. */
export const DriverRides = (props: RideHistoryProps) => {
  const { list, isRefreshing, refresh, details } = useHistory('listUnifiedRides', props);
  usePreload(RideDetailsOnDemand);
  return (
    <>
      <DriverRideHistory
        {...list}
        isRefreshing={isRefreshing}
        earnings={<EarningsOnDemand />}
        onRefresh={refresh}
        onDetails={details.open}
      />
      <InAddress when={details.isInAddress}>
        <RideDetailsOnDemand ride={details.ride} onClose={details.close} />
      </InAddress>
    </>
  );
};
