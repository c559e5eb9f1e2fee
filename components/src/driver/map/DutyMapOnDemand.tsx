import { MapGround } from '../../map/MapGround.tsx';
import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { DutyMapProps } from './DutyMap.tsx';

/** The map of an idle driver, whose code is fetched once the dashboard shows. */
export const DutyMapOnDemand = onDemand<DutyMapProps>(
  () => import('./DutyMap.tsx').then(({ DutyMap }) => DutyMap),
  { Placeholder: MapGround },
);
