import { driverEarnings } from '@mobility/machines/ride';
import type { AvailableRide } from '@mobility/openapi';
import { Button } from 'react-aria-components/Button';
import { dutyMap } from '../../intl/generated/en-US/duty-map.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PriceMark.css.ts';

type PriceMarkProps = {
  ride: AvailableRide;
  /** Whether there is room for a dot only. */
  isDot: boolean;
  isNearest: boolean;
  /** Whether the balance does not cover the ride's fee. */
  isTooDear: boolean;
  isChosen: boolean;
  onPress: () => void;
};

/** What a waiting ride earns, at its pickup on the map. */
export const PriceMark = ({ ride, isDot, isNearest, isTooDear, isChosen, onPress }: PriceMarkProps) => {
  const t = useText(dutyMap);
  const request = t('request', { amount: driverEarnings(ride), place: ride.pickup_address });
  return (
    <>
      <Button
        className={isDot ? styles.dot : styles.mark}
        data-first={isNearest || undefined}
        data-dear={isTooDear || undefined}
        data-chosen={isChosen || undefined}
        onPress={onPress}
      >
        <VisuallyHidden>{isTooDear ? t('tooDear', { request }) : request}</VisuallyHidden>
        {!isDot && (
          <span aria-hidden="true">
            <Money amount={driverEarnings(ride)} />
          </span>
        )}
      </Button>
      {!isDot && <span className={styles.pickup} />}
    </>
  );
};
