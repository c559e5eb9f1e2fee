import type { Earnings, Period } from '@mobility/machines/period-earnings';
import type { Formats } from '../../format/create-formats.ts';
import { useFormats } from '../../format/use-formats.ts';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { mirrored } from '../../theme/mirrored.css.ts';
import * as styles from './Earnings.css.ts';

type EarningsChartProps = { period: Period; earnings: Earnings };

const height = 100;
/** A month has a label at every fifth day, and no values above its bars, for which there is no room. */
const labelled = 5;

/** The name of a part below its bar: a weekday, an hour, or a day of the month. */
const nameOf = (period: Period, at: number, locale: string): string => {
  const style = { day: { hour: 'numeric' }, week: { weekday: 'short' }, month: { day: 'numeric' } } as const;
  return new Intl.DateTimeFormat(locale, style[period]).format(at);
};

const labelOf = (period: Period, at: number, formats: Formats): string =>
  period === 'day' ? formats.time(at) : formats.day(at);

/** A bar for each part of the period, and the same figures as a table. */
export const EarningsChart = ({ period, earnings: { parts } }: EarningsChartProps) => {
  const t = useText(texts);
  const formats = useFormats();
  const highest = Math.max(...parts.map(({ net }) => net), 0.01);
  const values = parts.map(({ net }) => (net === 0 ? '–' : formats.number(Math.round(net))));
  const names = parts.map(({ from }, index) =>
    period === 'month' && index % labelled > 0 ? '' : nameOf(period, from, formats.locale),
  );
  return (
    <div className={styles.chart}>
      <div>
        <BarLabels parts={parts} labels={period === 'month' ? parts.map(() => '') : values} />
        <svg
          className={`${styles.bars} ${mirrored}`}
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
        <BarLabels parts={parts} labels={names} />
      </div>
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

type BarLabelsProps = { parts: Earnings['parts']; labels: readonly string[] };

/** One label for each bar. The table has the same figures for screen readers. */
const BarLabels = ({ parts, labels }: BarLabelsProps) => (
  <div className={styles.labels} aria-hidden="true">
    {parts.map(({ from, isNow }, index) => (
      <span key={from} className={styles.label} data-now={isNow || undefined}>
        {labels[index]}
      </span>
    ))}
  </div>
);
