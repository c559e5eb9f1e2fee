import { type ReactNode, useId, useRef } from 'react';
import { dutyMap } from '../../intl/generated/en-US/duty-map.ts';
import { map } from '../../intl/generated/en-US/map.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { inlineVars } from '../../theme/inline-vars.ts';
import { MapControls } from '../camera/MapControls.tsx';
import { useGestures } from '../camera/use-gestures.ts';
import { useGround } from '../google/use-ground.tsx';
import { OwnGround } from '../layers/OwnGround.tsx';
import * as mapStyles from '../RideMap.css.ts';
import { AreaLayer } from './AreaLayer.tsx';
import * as styles from './AreaMap.css.ts';
import type { PlacedMark } from './place-marks.ts';
import { type Area, type AreaMark, useArea } from './use-area.ts';

export type AreaMapProps<Mark extends AreaMark> = Area<Mark> & {
  label: string;
  /** What the map shows, for people who cannot see it. */
  description: string;
  /** The radius as a text, on the ring. */
  radiusText: string;
  children: (placed: PlacedMark<Mark>) => ReactNode;
};

/** A map of what is near a position: the ring of a radius around it, and marks that can be pressed. It fills its container. */
export const AreaMap = <Mark extends AreaMark>({
  label,
  description,
  radiusText,
  children,
  ...area
}: AreaMapProps<Mark>) => {
  const t = useText(map);
  const tArea = useText(dutyMap);
  const helpId = useId();
  const view = useRef<HTMLDivElement>(null);
  const { size, scene, controls, ring, words, placed, covered } = useArea(view, area);
  const gestures = useGestures(view, controls, { isOn: true });
  const { camera } = controls;
  const ground = useGround();
  return (
    <div {...ground.root}>
      <div
        ref={view}
        className={`${mapStyles.view} ${mapStyles.moving}`}
        role="application"
        aria-roledescription={t('role')}
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys, so it takes focus.
        tabIndex={0}
        data-hint={t('wheel')}
        {...gestures}
      >
        {ground.google({ camera, size })}
        <svg
          className={mapStyles.picture}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={description}
        >
          {!ground.isDrawn && <OwnGround scene={scene} camera={camera} size={size} taken={covered} />}
        </svg>
        {ring && <AreaLayer {...ring} size={size} />}
      </div>
      <div className={styles.overlay}>
        {words && (
          <span className={styles.value} style={at({ x: words.x + words.width / 2, y: words.y })}>
            {radiusText}
          </span>
        )}
        {placed.map((each, index) => (
          <div key={each.mark.id} className={styles.place} style={at(each.at, placed.length - index)}>
            {children(each)}
          </div>
        ))}
      </div>
      <MapControls
        controls={controls}
        isWhole={false}
        onWhole={() => undefined}
        canFollow={false}
        wholeText={tArea('showArea')}
      />
      <VisuallyHidden>
        <span id={helpId}>{tArea('areaHelp')}</span>
      </VisuallyHidden>
    </div>
  );
};

const at = ({ x, y }: { x: number; y: number }, order = 0) =>
  inlineVars({ [styles.x]: `${x}px`, [styles.y]: `${y}px`, [styles.order]: `${order}` });
