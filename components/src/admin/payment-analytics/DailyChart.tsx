import { type PointerEvent, useState } from 'react';
import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { ChartAxis } from './ChartAxis.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import * as styles from './DailyChart.css.ts';
import { DailyPlot } from './DailyPlot.tsx';
import { DayLabels } from './DayLabels.tsx';
import type { Day } from './figures.ts';
import { axisFor } from './scale.ts';
import { useUtcDays } from './use-utc-days.ts';

export type DailyChartProps = {
  /** Oldest first; the last one is today. */
  days: readonly Day[];
  /** What the chart shows, for screen readers. */
  label: string;
};

/** The day below a pointer. */
const dayAt = ({ currentTarget, clientX }: PointerEvent, count: number): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = width === 0 ? 0 : (clientX - left) / width;
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return Math.min(count - 1, Math.max(0, Math.floor((isMirrored ? 1 - share : share) * count)));
};

/**
 * A bar for the revenue of each day and a line for its transactions, each with its own axis from zero. A slider across the
 * chart moves from day to day and says the figures of each.
 */
export const DailyChart = ({ days, label }: DailyChartProps) => {
  const t = useText(adminPaymentAnalytics);
  const { long } = useUtcDays();
  const [chosen, setChosen] = useState(days.length - 1);
  const index = Math.min(chosen, days.length - 1);
  const day = days[index];
  if (!day) return null;
  const revenueAxis = axisFor(days.map(({ revenue }) => revenue));
  const countAxis = axisFor(days.map(({ transactions }) => transactions));
  const words = t(index === days.length - 1 ? 'todayWords' : index === 0 ? 'firstDayWords' : 'dayWords', {
    day: long(day.date),
    amount: day.revenue,
    count: day.transactions,
    disputes: day.disputes,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would also be a group of a form
    <div role="group" aria-label={label} className={styles.chart}>
      <ChartLegend />
      <div className={styles.frame}>
        <ChartAxis values={revenueAxis} />
        <div className={styles.plot}>
          <DailyPlot
            days={days}
            chosen={index}
            highest={{ revenue: revenueAxis.at(-1) ?? 1, transactions: countAxis.at(-1) ?? 1 }}
          />
          <input
            type="range"
            className={styles.cursor}
            min={0}
            max={days.length - 1}
            value={index}
            aria-label={t('day')}
            aria-valuetext={words}
            onChange={({ target }) => setChosen(target.valueAsNumber)}
            onPointerMove={(event) => setChosen(dayAt(event, days.length))}
          />
          <div className={styles.ring} aria-hidden />
        </div>
        <ChartAxis values={countAxis} isCount />
        <DayLabels days={days} />
      </div>
      <p className={styles.words} aria-hidden>
        <MoneyText>{words}</MoneyText>
      </p>
    </div>
  );
};
