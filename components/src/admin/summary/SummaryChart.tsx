import { useFormats } from '../../format/use-formats.ts';
import { adminSummary } from '../../intl/generated/en-US/admin-summary.ts';
import { useText } from '../../intl/use-text.ts';
import { Sparkline } from './Sparkline.tsx';
import * as styles from './SummaryChart.css.ts';

export type SummaryChartProps = {
  /** Oldest first. */
  values: readonly number[];
  /** What the values are of: each of the last days, or moments of the last hour. */
  period: 'lastDays' | 'lastHour';
  isMoney?: boolean;
};

/**
 * The line of a summary card, with its figures in words for screen readers. The revenue says that it is not only what was paid,
 * since that of the payment analytics is.
 */
export const SummaryChart = ({ values, period, isMoney = false }: SummaryChartProps) => {
  const t = useText(adminSummary);
  const formats = useFormats();
  const format = isMoney ? formats.money : formats.number;
  const label = t(period, {
    lowest: format(Math.min(...values)),
    highest: format(Math.max(...values)),
    newest: format(values.at(-1) ?? 0),
    days: values.length,
  });
  return (
    <>
      {isMoney && <p className={styles.hint}>{t('withUnpaid')}</p>}
      <Sparkline values={values} label={label} />
    </>
  );
};
