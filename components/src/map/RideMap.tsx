import { useId, useRef } from 'react';
import { map } from '../intl/generated/en-US/map.ts';
import { useText } from '../intl/use-text.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MapControls } from './MapControls.tsx';
import { MapPicture } from './MapPicture.tsx';
import { type Insets, toWorld, unproject } from './projection.ts';
import * as styles from './RideMap.css.ts';
import { shownPoints } from './ride-lines.ts';
import { sceneOf } from './scene/index.ts';
import { describeMap, type MapDriver, type MapPlace, type MapRoute } from './summary.ts';
import { useCamera } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';
import { useSize } from './use-size.ts';

export type RideMapProps = {
  /** What the map is of, e.g. 'Route preview'. The rest of the text alternative is made from what is shown. */
  label: string;
  pickup?: MapPlace | null;
  dropoff?: MapPlace | null;
  route?: MapRoute | null;
  /** The ride's own driver. */
  driver?: MapDriver | null;
  /** Cars nearby. */
  drivers?: readonly MapDriver[];
  /** Pixels at each side that a card or a sheet covers. */
  insets?: Partial<Insets>;
  /** Shows rings around the pickup while a driver is being found. */
  isSearching?: boolean;
  /** Drag, pinch, wheel, keys and buttons move the map. False for a small, still preview. */
  interactive?: boolean;
  /** A press on the map, in degrees. */
  onPick?: (point: { latitude: number; longitude: number }) => void;
};

const still: Insets = { top: 34, right: 22, bottom: 16, left: 22 };
const roomy: Insets = { top: 72, right: 56, bottom: 48, left: 56 };

const insetsFor = (width: number, given: Partial<Insets> | undefined): Insets => {
  const own = width < 320 ? still : roomy;
  return {
    top: own.top + (given?.top ?? 0),
    right: own.right + (given?.right ?? 0),
    bottom: own.bottom + (given?.bottom ?? 0),
    left: own.left + (given?.left ?? 0),
  };
};

/** A drawn map of the ride, which needs no tiles, key or network. It fills its container. */
export const RideMap = ({ label, interactive = true, insets, onPick, ...shown }: RideMapProps) => {
  const t = useText(map);
  const view = useRef<HTMLDivElement>(null);
  const size = useSize(view);
  const points = shownPoints(shown);
  const scene = sceneOf(points);
  const controls = useCamera(scene, points, { size, insets: insetsFor(size.width, insets) });
  const gestures = useGestures(view, controls, {
    isOn: interactive,
    onClick: (at) => {
      const [latitude, longitude] = unproject(toWorld(controls.camera, size, at));
      onPick?.({ latitude, longitude });
    },
  });
  const helpId = useId();
  const picture = (
    <MapPicture
      {...shown}
      scene={scene}
      camera={controls.camera}
      size={size}
      covered={insets}
      description={describeMap(t, label, shown)}
    />
  );
  if (!interactive)
    return (
      <div className={styles.map}>
        <div ref={view} className={styles.view}>
          {picture}
        </div>
      </div>
    );
  return (
    <div className={styles.map}>
      <div
        ref={view}
        className={`${styles.view} ${styles.moving}`}
        role="application"
        aria-roledescription={t('role')}
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys, so it takes focus.
        tabIndex={0}
        {...gestures}
      >
        {picture}
      </div>
      <MapControls controls={controls} />
      <VisuallyHidden>
        <span id={helpId}>{t('help')}</span>
      </VisuallyHidden>
    </div>
  );
};
