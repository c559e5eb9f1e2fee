import type { Earnings } from '@mobility/openapi';
import { useState } from 'react';
import type { Formats } from '../../format/create-formats.ts';
import { timestampMs } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { useText } from '../../intl/use-text.ts';
import { BarChart } from '../../primitives/BarChart/BarChart.tsx';
import { Money, MoneyText } from '../../primitives/Money/Money.tsx';
import * as styles from './Earnings.css.ts';

type Period = Earnings['period'];
type EarningsChartProps = {
  earnings: Earnings;
  /** In milliseconds since 1970. */
  now: number;
};
type Part = { from: number; net: number; isNow: boolean };

/** A month has a label at every fifth day, and no values above its bars, for which there is no room. */
const labelled = 5;

/** The name of a part below its bar: a weekday, an hour, or a day of the month. */
const nameOf = (period: Period, at: number, locale: string): string => {
  const style = { day: { hour: 'numeric' }, week: { weekday: 'short' }, month: { day: 'numeric' } } as const;
  return Number.isNaN(at) ? '' : new Intl.DateTimeFormat(locale, style[period] ?? style.week).format(at);
};

const labelOf = (period: Period, at: number, formats: Formats): string =>
  period === 'day' ? formats.time(at) : formats.day(at);

/** The parts with the one that is not over. */
const partsAt = ({ parts, to }: Earnings, now: number): Part[] => {
  const starts = [...parts.map(({ from }) => from), to].map((at) => timestampMs(at) ?? 0);
  return parts.map(({ net }, index) => {
    const [from = 0, end = 0] = starts.slice(index);
    return { from, net, isNow: from <= now && now < end };
  });
};

/** A bar for each part of the period, whose figures a slider says, and the same figures as a table. */
export const EarningsChart = ({ earnings, now }: EarningsChartProps) => {
  const t = useText(texts);
  const formats = useFormats();
  const { period } = earnings;
  const parts = partsAt(earnings, now);
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? parts.findLastIndex(({ isNow }) => isNow), parts.length - 1);
  const part = parts[Math.max(0, index)];
  const words = part ? t('partEarned', { part: labelOf(period, part.from, formats), amount: part.net }) : '';
  const values = parts.map(({ net }) => (net === 0 ? '–' : formats.amount(net)));
  const names = parts.map(({ from }, index) =>
    period === 'month' && index % labelled > 0 ? '' : nameOf(period, from, formats.locale),
  );
  return (
    <div className={styles.chart}>
      <div>
        <BarLabels parts={parts} labels={period === 'month' ? parts.map(() => '') : values} isValues />
        <BarChart
          className={styles.bars}
          bars={parts.map(({ from, net }) => ({ key: `${from}`, value: net }))}
          // A loss alone hangs from the middle, and does not look like a gain.
          highest={{ bars: Math.max(...parts.map(({ net }) => Math.abs(net)), 0.01) }}
          partial={parts.flatMap(({ from, isNow }) => (isNow ? `${from}` : []))}
          chosen={Math.max(0, index)}
          label={t(period === 'day' ? 'time' : 'date')}
          words={words}
          onChoose={setChosen}
        />
        <BarLabels parts={parts} labels={names} />
      </div>
      <p className={styles.chosenWords} aria-hidden="true">
        <MoneyText>{words}</MoneyText>
      </p>
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

type BarLabelsProps = {
  parts: readonly Part[];
  labels: readonly string[];
  /** Values need more room than names: on phones only the present part has one. */
  isValues?: boolean;
};

/** One label for each bar. The table has the same figures for screen readers. */
const BarLabels = ({ parts, labels, isValues }: BarLabelsProps) => (
  <div className={styles.labels} data-values={isValues} aria-hidden="true">
    {parts.map(({ from, isNow }, index) => (
      <span key={from} className={styles.label} data-now={isNow || undefined}>
        {labels[index]}
      </span>
    ))}
  </div>
);
