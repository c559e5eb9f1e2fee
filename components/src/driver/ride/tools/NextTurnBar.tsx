import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import MapPin from 'lucide-react/icons/map-pin';
import Undo2 from 'lucide-react/icons/undo-2';
import { useLayoutEffect, useRef } from 'react';
import { useFormats } from '../../../format/use-formats.ts';
import { driving } from '../../../intl/generated/en-US/driving.ts';
import { useText } from '../../../intl/use-text.ts';
import { type NextTurn, nextTurn } from '../../../map/streets/next-turn.ts';
import type { MapPlace } from '../../../map/summary.ts';
import * as styles from './DriveTools.css.ts';
import { driveOn } from './next-stop.ts';

export type NextTurnBarProps = {
  /** The position of the car. */
  car: { latitude: number; longitude: number };
  /** The next stop. */
  to: MapPlace;
  /** Told how many pixels of the map's upper edge the bar covers: its words may need more than one line. */
  onCovered?: (pixels: number) => void;
};

/** Not mirrored: left and right are the same in every script. */
const icons: Record<NextTurn['turn'], typeof ArrowUp> = {
  left: CornerUpLeft,
  right: CornerUpRight,
  straight: ArrowUp,
  back: Undo2,
  arrive: ArrowUp,
};
/** In kilometres: a car nearer than this has arrived, and a turn nearer than this is due. */
const [there, due] = [0.03, 0.05];

/** The next turn on the way to the stop, and how far it is, on the corner of the map. */
export const NextTurnBar = ({ car, to, onCovered }: NextTurnBarProps) => {
  const t = useText(driving);
  const formats = useFormats();
  const bar = useRef<HTMLDivElement>(null);
  const next = nextTurn([car.latitude, car.longitude], [to.latitude, to.longitude]);
  const isShown = next !== null;
  useLayoutEffect(() => {
    const shown = isShown ? bar.current : null;
    if (!shown || !onCovered || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => onCovered(shown.offsetTop + shown.offsetHeight));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [isShown, onCovered]);
  if (!next) return null;
  const { turn, street, km } = next;
  // The way to the stop is the one that the figures of the ride show, and no turn is farther away.
  const left = driveOn({ car, to }).km;
  const isThere = turn === 'arrive' && km < there;
  const Icon = isThere ? MapPin : icons[turn];
  const distance = formats.distance(turn === 'arrive' ? left : Math.min(km, left));
  return (
    <div ref={bar} className={styles.bar} data-testid="next-turn">
      <Icon className={styles.arrow} size={24} aria-hidden />
      <div className={styles.words}>
        {/* A distance that changes all the time is not told. */}
        <p className={styles.turn} role="status">
          {isThere ? to.name : t('turn', { turn, street: street || undefined })}
        </p>
        <p className={styles.distance}>
          {turn === 'arrive'
            ? t('toPlace', { distance, place: to.name ?? '' })
            : km < due
              ? t('turnNow')
              : t('inDistance', { distance })}
        </p>
      </div>
    </div>
  );
};
