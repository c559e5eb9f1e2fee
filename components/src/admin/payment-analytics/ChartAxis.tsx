import { cached } from '../../format/cached.ts';
import { useIntl } from '../../intl/IntlProvider.tsx';
import * as styles from './DailyChart.css.ts';

const compact = cached(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);

type ChartAxisProps = {
  /** Lowest first. */
  values: readonly number[];
  /** The transactions, whose axis is at the end. */
  isCount?: boolean;
};

/** The values of an axis. */
export const ChartAxis = ({ values, isCount = false }: ChartAxisProps) => {
  const { locale } = useIntl();
  return (
    <div className={isCount ? `${styles.axis} ${styles.count}` : styles.axis} aria-hidden>
      {values.toReversed().map((value) => (
        <span key={value} className={styles.value}>
          {compact(locale).format(value)}
        </span>
      ))}
    </div>
  );
};
