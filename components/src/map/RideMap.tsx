import { useId, useMemo, useRef, useState } from 'react';
import { map } from '../intl/generated/en-US/map.ts';
import { useIntl } from '../intl/IntlProvider.tsx';
import { directionOf } from '../intl/locale.ts';
import { useText } from '../intl/use-text.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MapControls } from './camera/MapControls.tsx';
import { roomFor } from './camera/room.ts';
import { useCamera } from './camera/use-camera.ts';
import { useFraming } from './camera/use-framing.ts';
import { useGestures } from './camera/use-gestures.ts';
import { useSize } from './camera/use-size.ts';
import { useGround } from './google/use-ground.tsx';
import { latLngOf } from './lat-lng.ts';
import { useCrowd } from './layers/CrowdLayer.tsx';
import { controlBoxes } from './layers/control-boxes.ts';
import type { CarLook } from './layers/MapMarks.tsx';
import { MapPicture } from './layers/MapPicture.tsx';
import type { CarReport } from './motion/car-motion.ts';
import type { CrowdCar } from './motion/crowd.ts';
import type { Readable } from './motion/readable.ts';
import { useCarMotion } from './motion/use-car-motion.ts';
import { type Camera, type Insets, type Point, type Size, toWorld, unproject } from './projection.ts';
import * as styles from './RideMap.css.ts';
import { rideLines } from './ride-lines.ts';
import { sceneOf } from './scene/index.ts';
import { describeMap, type MapDriver, type MapPlace, type MapRoute } from './summary.ts';

export type RideMapProps = {
  /**
   * The subject of the map, e.g. 'Route preview'. The rest of the text alternative describes what is
   * shown.
   */
  label: string;
  pickup?: MapPlace | null;
  dropoff?: MapPlace | null;
  route?: MapRoute | null;
  /** The last known position of the ride's own driver. */
  driver?: MapDriver | null;
  /**
   * The position of the ride's own driver while it changes. It takes precedence over `driver` and
   * causes no render.
   */
  car?: Readable<CarReport | null>;
  /** How the ride's car looks where it is chosen of a `fleet`: what its driver does. Default the look of the only car. */
  carLook?: CarLook;
  /** The text of the tag at the ride's car, such as the minutes to its next stop. */
  carTime?: string;
  /** Cars nearby. */
  drivers?: readonly MapDriver[];
  /** The cars of a whole city while they drive. They take precedence over `drivers`, and the city stays in the frame. */
  fleet?: Readable<readonly CrowdCar[]>;
  /** A press on a car of the fleet, by its id; null for a press beside all of them. */
  onCar?: (id: string | null) => void;
  /** Pixels at each side that a card or a sheet covers. */
  insets?: Partial<Insets>;
  /** Whether a button of the page lies in the upper corner at the end of the line: no name is drawn below it. */
  hasCornerButton?: boolean;
  /** The upper corner at the start of the line, as far as a card or chip of the page covers it: no name is drawn below. */
  startCorner?: Size;
  /** Whether the page marks the middle of the map: no name is drawn there. */
  hasMiddleMark?: boolean;
  /** Shows rings around the pickup while a driver is being found. */
  isSearching?: boolean;
  /** Drag, pinch, wheel, keys and buttons move the map. False for a small, still preview. */
  interactive?: boolean;
  /** Says that two fingers move the map: given for a map within a page, which one finger scrolls. */
  twoFingersHint?: string;
  /** A press on the map, in degrees. */
  onPick?: (point: { latitude: number; longitude: number }) => void;
};

/** The lines of the ride, which do not change with the position of the car. */
const useRideLines = ({ pickup, dropoff, route, driver }: Parameters<typeof rideLines>[0]) => {
  const hasDriver = Boolean(driver);
  const points = [pickup, dropoff].flatMap((each) => (each ? latLngOf(each) : [Number.NaN, Number.NaN]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are their coordinates, and a driver is there or not.
  return useMemo(() => rideLines({ pickup, dropoff, route, driver }), [route, hasDriver, ...points]);
};

const degreesAt = (camera: Camera, size: Size, at: Point) => {
  const [latitude, longitude] = unproject(toWorld(camera, size, at));
  return { latitude, longitude };
};

/**
 * A drawn map of the ride, which needs no tiles, key or network. Where the provider has `google`, the ground is Google's. It
 * fills its container.
 */
export const RideMap = ({
  label,
  interactive = true,
  insets,
  onPick,
  onCar,
  car,
  ...shown
}: RideMapProps) => {
  const t = useText(map);
  const view = useRef<HTMLDivElement>(null);
  const size = useSize(view);
  const { pickup, dropoff, driver } = shown;
  const scene = sceneOf([pickup, dropoff, driver].flatMap((each) => (each ? [latLngOf(each)] : [])));
  const ours = driver ?? car?.get() ?? null;
  const lines = useRideLines({ ...shown, driver: ours });
  const motion = useCarMotion({ leg: lines.leg, driver, car });
  const crowd = useCrowd();
  const [wantsWhole, setWantsWhole] = useState(false);
  const isRtl = directionOf(useIntl().locale) === 'rtl';
  const ground = useGround();
  const on = { ...shown, covered: insets, hasGoogle: ground.hasGoogle };
  const room = roomFor(size, isRtl, on);
  const framing = useFraming({ ...shown, driver: ours }, { ...room, scene, size, motion, wantsWhole });
  const controls = useCamera(scene, { ...framing, size, hidden: insets?.bottom });
  const gestures = useGestures(view, controls, {
    isOn: interactive,
    onClick: (at) => {
      onCar?.(crowd.carAt(at));
      onPick?.(degreesAt(controls.camera, size, at));
    },
  });
  const helpId = useId();
  const picture = (
    <>
      {ground.google({ camera: controls.camera, size })}
      <MapPicture
        {...shown}
        hasGround={ground.isDrawn}
        crowd={crowd}
        motion={motion}
        lines={lines}
        scene={scene}
        camera={controls.camera}
        size={size}
        covered={insets}
        controls={controlBoxes(size, isRtl, { ...on, hasZoomButtons: interactive && controls.isMoved })}
        description={describeMap(t, label, shown)}
      />
    </>
  );
  if (!interactive)
    return (
      <div {...ground.root}>
        <div ref={view} className={styles.view}>
          {picture}
        </div>
      </div>
    );
  return (
    <div {...ground.root}>
      <div
        ref={view}
        className={`${styles.view} ${styles.moving}`}
        role="application"
        aria-roledescription={t('role')}
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys, so it takes focus.
        tabIndex={0}
        data-hint={t('wheel')}
        data-fingers={shown.twoFingersHint}
        {...gestures}
      >
        {picture}
      </div>
      <MapControls
        controls={controls}
        isWhole={wantsWhole}
        onWhole={setWantsWhole}
        wholeText={shown.fleet && t('showCity')}
        canFollow={!shown.fleet && lines.leg !== null && shown.route !== 'offer'}
      />
      <VisuallyHidden>
        <span id={helpId}>{t(shown.fleet ? 'helpCity' : 'help')}</span>
      </VisuallyHidden>
    </div>
  );
};
