import { type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { MobilityContext } from '../../provider/mobility.ts';
import type { Camera, Size } from '../projection.ts';
import * as styles from '../RideMap.css.ts';
import { GroundOnDemand } from './GroundOnDemand.tsx';

type Shown = { camera: Camera; size: Size };

export type MapGrounds = {
  /** Whether Google draws the ground, or is about to: its logo and its terms take the lower edge. */
  hasGoogle: boolean;
  /** Whether Google has drawn the ground: the land, streets and names of the components are not drawn. */
  isDrawn: boolean;
  /** The attributes of the map's outermost element. */
  root: { className: string; 'data-google'?: true };
  /** Google's ground, below the picture. */
  google: (shown: Shown) => ReactNode;
};

const never = () => () => undefined;
const no = (): boolean => false;

/** Who draws the ground of a map: Google where the page gives it and it does not refuse, otherwise the components. */
export const useGround = (): MapGrounds => {
  const google = useContext(MobilityContext)?.google;
  const isRefused = useSyncExternalStore(google?.refused.subscribe ?? never, google?.refused.get ?? no, no);
  const [isDrawn, setDrawn] = useState(false);
  const hasGoogle = google != null && !isRefused;
  return {
    hasGoogle,
    isDrawn: hasGoogle && isDrawn,
    root: { className: styles.map, ...(hasGoogle && { 'data-google': true }) },
    google: (shown) =>
      hasGoogle && <GroundOnDemand {...shown} google={google} isDrawn={isDrawn} onDrawn={setDrawn} />,
  };
};
