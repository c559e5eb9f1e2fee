import { useState } from 'react';
import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { BarChart } from '../../primitives/BarChart/BarChart.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { ChartAxis } from './ChartAxis.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import * as styles from './DailyChart.css.ts';
import { DayLabels } from './DayLabels.tsx';
import type { Day } from './figures.ts';
import { axisFor, steps } from './scale.ts';
import { useUtcDays } from './use-utc-days.ts';

export type DailyChartProps = {
  /** Oldest first. The range begins in the first one, and the last one is today. */
  days: readonly Day[];
  /** What the chart shows, for screen readers. */
  label: string;
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
        <BarChart
          className={styles.plot}
          bars={days.map(({ date, revenue }) => ({ key: date, value: revenue }))}
          line={days.map(({ transactions }) => transactions)}
          highest={{ bars: revenueAxis.at(-1) ?? 1, line: countAxis.at(-1) ?? 1 }}
          partial={[days[0], days.at(-1)].flatMap((part) => part?.date ?? [])}
          steps={steps}
          chosen={index}
          label={t('day')}
          words={words}
          onChoose={setChosen}
        />
        <ChartAxis values={countAxis} isCount />
        <DayLabels days={days} />
      </div>
      <p className={styles.words} aria-hidden>
        <MoneyText>{words}</MoneyText>
      </p>
    </div>
  );
};
