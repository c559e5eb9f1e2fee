import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useFormats } from '../../format/use-formats.ts';
import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './PaymentAnalytics.css.ts';

export type GrowthProps = {
  percent: number;
  /** Whether less is better, as it is for disputes. */
  isLessBetter?: boolean;
};

/** A change from the range before, by arrow, colour and words. */
export const Growth = ({ percent, isLessBetter = false }: GrowthProps) => {
  const t = useText(adminPaymentAnalytics);
  const formats = useFormats();
  if (percent === 0 || !Number.isFinite(percent)) return t('unchanged');
  const isUp = percent > 0;
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <span className={isUp === isLessBetter ? styles.worse : styles.better}>
      <Arrow size={12} aria-hidden />
      {t(isUp ? 'moreThanBefore' : 'lessThanBefore', { percent: formats.percent(Math.abs(percent)) })}
    </span>
  );
};
