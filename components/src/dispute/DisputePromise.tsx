import { limits } from '@mobility/openapi/limits';
import Clock from 'lucide-react/icons/clock';
import { dispute } from '../intl/generated/en-US/dispute.ts';
import { useText } from '../intl/use-text.ts';
import * as styles from './OpenDisputeView.css.ts';

const { reviewHours, refundDays } = limits.dispute;

/** How long a review and a refund take. */
export const DisputePromise = () => {
  const t = useText(dispute);
  return (
    <p className={styles.promise}>
      <Clock size={20} aria-hidden />
      {t('promise', {
        fromHours: reviewHours[0],
        toHours: reviewHours[1],
        fromDays: refundDays[0],
        toDays: refundDays[1],
      })}
    </p>
  );
};
