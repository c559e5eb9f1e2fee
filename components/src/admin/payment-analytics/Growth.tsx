import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useFormats } from '../../format/use-formats.ts';
import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { daysIn, type Range } from './figures.ts';
import * as styles from './PaymentAnalytics.css.ts';

export type GrowthProps = {
  /** Null where the range before has nothing to compare with. */
  percent: number | null;
  /** Names the range before in few words, where there is little room. */
  range?: Range;
  /** Whether less is better, as it is for disputes. */
  isLessBetter?: boolean;
};

/** A change from the range before, by arrow, colour and words. */
export const Growth = ({ percent, range, isLessBetter = false }: GrowthProps) => {
  const t = useText(adminPaymentAnalytics);
  const formats = useFormats();
  if (percent === null) return t('nothingBefore');
  if (percent === 0 || !Number.isFinite(percent)) return t('unchanged');
  const isUp = percent > 0;
  const Arrow = isUp ? ArrowUp : ArrowDown;
  const size = Math.abs(percent);
  const sentence = t(isUp ? 'moreThanBefore' : 'lessThanBefore', { percent: formats.percent(size) });
  const tone = isUp === isLessBetter ? styles.worse : styles.better;
  if (!range) {
    return (
      <span className={tone}>
        <Arrow size={12} aria-hidden />
        {sentence}
      </span>
    );
  }
  return (
    <>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <span aria-hidden>
        <span className={tone}>
          <Arrow size={12} />
          {formats.percent(size < 10 ? size : Math.round(size))}
        </span>{' '}
        {t('comparedWithBefore', { days: daysIn[range] })}
      </span>
    </>
  );
};
