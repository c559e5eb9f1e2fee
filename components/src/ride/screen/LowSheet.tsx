import { useLayoutEffect, useRef } from 'react';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { CarName } from '../car/CarName.tsx';
import { Plate } from './CarLine.tsx';
import * as styles from './ScreenHead.css.ts';
import { Figure, type ScreenHeadProps } from './ScreenHead.tsx';

type LowSheetProps = ScreenHeadProps & {
  /** Receives the height of the sheet that shows all of the content, in pixels, whenever it changes. */
  onHeight: (height: number) => void;
};

/** Why a cancelled ride ended, otherwise the car. */
const Below = ({ ride, text: { reason } }: ScreenHeadProps) => {
  if (!reason && !ride.driver_vehicle) return null;
  return <p className={styles.muted}>{reason ? <bdi>{reason}</bdi> : <CarName ride={ride} unknown="" />}</p>;
};

/** The sheet at its lowest: the figure, the sentence and the plate on one line. */
export const LowSheet = ({ ride, text, onHeight }: LowSheetProps) => {
  const t = useText(rideTexts);
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => onHeight(element.offsetTop + element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [onHeight]);
  return (
    <section ref={root} className={styles.low} aria-label={t('rideDetails')}>
      <Figure text={text} />
      <div>
        <h1 className={styles.said}>{text.sentence}</h1>
        <Below ride={ride} text={text} />
      </div>
      <Plate ride={ride} />
    </section>
  );
};
