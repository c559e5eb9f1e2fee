import type { VehicleColor } from '@mobility/openapi';
import { car as carTexts } from '../../intl/generated/en-US/car.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './CarInColor.css.ts';

export type CarInColorProps = { car: string; color: VehicleColor };

/** 'White Toyota Prius', with a dot in that colour. An unknown colour has no dot. */
export const CarInColor = ({ car, color }: CarInColorProps) => {
  const t = useText(carTexts);
  const isKnown = Object.hasOwn(styles.swatches, color);
  return (
    <span className={styles.line}>
      {isKnown && <span className={styles.swatches[color]} aria-hidden="true" />}
      <span>{t('carInColor', { car, color: t('colorName', { color }) })}</span>
    </span>
  );
};
