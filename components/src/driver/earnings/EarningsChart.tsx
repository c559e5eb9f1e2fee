import type { Earnings, Period } from '@mobility/machines/period-earnings';
import type { Formats } from '../../format/create-formats.ts';
import { useFormats } from '../../format/use-formats.ts';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import * as styles from './Earnings.css.ts';

type EarningsChartProps = { period: Period; earnings: Earnings };

const height = 100;
const labelOf = (period: Period, at: number, formats: Formats): string =>
  period === 'day' ? formats.time(at) : formats.day(at);

/** A bar for each part of the period, and the same figures as a table. */
export const EarningsChart = ({ period, earnings: { parts } }: EarningsChartProps) => {
  const t = useText(texts);
  const formats = useFormats();
  const highest = Math.max(...parts.map(({ net }) => net), 0.01);
  return (
    <div className={styles.chart}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${parts.length * 10} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(({ from, net, isNow }, index) => {
          const high = Math.max(1, (net / highest) * height);
          return (
            <rect
              key={from}
              className={styles.bar}
              data-now={isNow || undefined}
              x={index * 10 + 1.5}
              y={height - high}
              width={7}
              height={high}
            />
          );
        })}
      </svg>
      <details>
        <summary className={styles.summary}>{t('asTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(period === 'day' ? 'time' : 'date')}</th>
              <th scope="col" className={styles.end}>
                {t('earned')}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ from, net }) => (
              <tr key={from}>
                <th scope="row">{labelOf(period, from, formats)}</th>
                <td className={styles.end}>
                  <Money amount={net} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
};
