import { onDemand } from '../primitives/OnDemand/on-demand.tsx';
import * as styles from './RideMap.css.ts';
import type { RideMapProps } from './RideMap.tsx';

/** The ground of the map, which keeps its space. */
const Ground = () => <div className={styles.map} />;

/** The map of a ride in a page with other content, which is shown first. It fills its container from the start. */
export const MapOnDemand = onDemand<RideMapProps>(
  () => import('./RideMap.tsx').then(({ RideMap }) => RideMap),
  {
    Placeholder: Ground,
  },
);
