import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import * as styles from './CityMapView.css.ts';

/** The space of the map. */
const Ground = () => (
  <div className={styles.card}>
    <div className={styles.map} />
  </div>
);

/** The live map, whose code is fetched after the lists beside it. */
export const CityMapOnDemand = onDemand<object>(
  () => import('./CityMap.tsx').then(({ CityMap }) => CityMap),
  {
    Placeholder: Ground,
  },
);
