import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { CarName } from '../car/CarName.tsx';
import { Plate } from './CarLine.tsx';
import * as styles from './ScreenHead.css.ts';
import { Figure, type ScreenHeadProps } from './ScreenHead.tsx';

/** The sheet at its lowest: the figure, the sentence and the plate on one line. */
export const LowSheet = ({ ride, text }: ScreenHeadProps) => {
  const t = useText(rideTexts);
  return (
    <section className={styles.low} aria-label={t('rideDetails')}>
      <Figure text={text} />
      <div>
        <h1 className={styles.said}>{text.sentence}</h1>
        {ride.driver_vehicle && (
          <p className={styles.muted} dir="auto">
            <CarName ride={ride} unknown="" />
          </p>
        )}
      </div>
      <Plate ride={ride} />
    </section>
  );
};
