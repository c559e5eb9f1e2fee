import { startPin } from '../../intl/generated/en-US/start-pin.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './StartPin.css.ts';

export type StartPinProps = { pin: string };

/** The PIN that the rider tells the driver, who needs it to start the ride. */
export const StartPin = ({ pin }: StartPinProps) => {
  const t = useText(startPin);
  return (
    <div className={styles.box} data-testid="start-pin">
      <div className={styles.words}>
        <p className={styles.label}>{t('startPin')}</p>
        <p className={styles.hint}>{t('startPinHint')}</p>
      </div>
      <bdi className={styles.digits}>{pin}</bdi>
    </div>
  );
};
