import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { RideBandProps } from './RideBand.tsx';
import * as styles from './RideBandView.css.ts';

/** The space of the map. */
const Ground = () => (
  <div className={styles.band}>
    <div className={styles.map} />
  </div>
);

/** The map of the rides, whose code is fetched after the table. */
export const RideBandOnDemand = onDemand<RideBandProps>(
  () => import('./RideBand.tsx').then(({ RideBand }) => RideBand),
  { Placeholder: Ground },
);
