import CircleAlert from 'lucide-react/icons/circle-alert';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { useText } from '../../intl/use-text.ts';
import { SpinnerRing } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from '../pay-ride/PayRideView.css.ts';

/** The wait while a card is charged. */
export function CardInProcess() {
  const t = useText(payment);
  return (
    <div className={styles.result} role="status">
      <SpinnerRing size={56} />
      <p className={styles.resultTitle}>{t('processing')}</p>
      <p className={styles.resultText}>{t('doNotClose')}</p>
    </div>
  );
}

/** The wait while the server is asked whether a payment was made whose answer was lost. */
export function OutcomeUnknown() {
  const t = useText(payment);
  return (
    <div className={styles.result} role="status">
      <SpinnerRing size={56} />
      <p className={styles.resultTitle}>{t('processing')}</p>
      <p className={styles.resultText}>{t('outcomeUnknown')}</p>
      <p className={styles.detail}>{t('chargedOnce')}</p>
    </div>
  );
}

/** A card that was not charged, and why where that is known. */
export function CardFailed({ reason }: { reason: string | null }) {
  const t = useText(payment);
  return (
    <div className={styles.result} role="alert">
      <span className={styles.bad}>
        <CircleAlert size={32} aria-hidden />
      </span>
      <p className={styles.resultTitle}>{t('failed')}</p>
      <p className={styles.resultText}>{t('tryAgainOrOther')}</p>
      {reason && <p className={styles.detail}>{reason}</p>}
    </div>
  );
}
