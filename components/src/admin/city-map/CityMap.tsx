import { useConnection } from '../../provider/live/use-connection.ts';
import { useAddress } from '../console/parameters.ts';
import { activePhases, statusOf } from './active-rides.ts';
import { CityMapView } from './CityMapView.tsx';
import { useActiveRides } from './use-active-rides.ts';
import { useFreeCars } from './use-free-cars.ts';
import { useMarked } from './use-marked.ts';

/** The whole city as it drives. A pressed car shows its ride, which can then be opened. */
export const CityMap = () => {
  const { hrefOf } = useAddress();
  const { markedId, mark } = useMarked();
  const { rides, counts, fleet, onRetry } = useActiveRides();
  const { isLive } = useConnection();
  const free = useFreeCars(fleet);
  return (
    <CityMapView
      rides={rides}
      fleet={fleet}
      isLive={isLive}
      onRetry={onRetry}
      marks={[
        { look: 'free', count: free },
        ...activePhases.map((look) => ({
          look,
          count: counts?.[look] ?? null,
          href: hrefOf('rides', { status: statusOf[look] }),
        })),
      ]}
      chosen={rides.find(({ id }) => id === markedId) ?? null}
      onChoose={mark}
      hrefOf={(ride) => hrefOf('rides', { ride: ride.id })}
    />
  );
};
