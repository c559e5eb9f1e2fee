import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './DailyChart.css.ts';
import type { Day } from './figures.ts';
import { useUtcDays } from './use-utc-days.ts';

/** With more days than this, not every one has a label. */
const most = 8;
const few = 5;
/** A longer name of a weekday is a letter on phones: Arabic has no short names. */
const fits = 5;

/** The labels of the days below the chart, always with today's. */
export const DayLabels = ({ days }: { days: readonly Day[] }) => {
  const t = useText(adminPaymentAnalytics);
  const { day, dayOfMonth, weekday, letter } = useUtcDays();
  const isShort = days.length <= most;
  const every = isShort ? 1 : Math.ceil(days.length / few);
  const last = days.length - 1;
  // Beside those of every third of a few days, or of the first and the last of many.
  const isSpare = (index: number) => (isShort ? (last - index) % 3 !== 0 : index >= every && index < last);
  const nameOf = (date: string) => {
    const name = weekday(date);
    if (name.length <= fits) return name;
    return (
      <>
        <span className={styles.narrow}>{letter(date)}</span>
        <span className={styles.wide}>{name}</span>
      </>
    );
  };
  return (
    <div className={styles.days} aria-hidden>
      {days.map(({ date }, index) => (
        <span key={date} className={styles.day} data-spare={isSpare(index) || undefined}>
          {(last - index) % every === 0 && (
            <span className={styles.dayText}>
              <span className={index === last ? styles.today : styles.weekday}>
                {index === last ? t('today') : nameOf(date)}
              </span>
              {isShort && <span className={styles.narrow}>{dayOfMonth(date)}</span>}
              <span className={isShort ? styles.wide : undefined}>{day(date)}</span>
            </span>
          )}
        </span>
      ))}
    </div>
  );
};
