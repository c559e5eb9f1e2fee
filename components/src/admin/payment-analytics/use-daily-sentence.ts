import { useFormats } from '../../format/use-formats.ts';
import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { type Day, daysIn, type Figures, fullDays, type Range } from './figures.ts';
import { useUtcDays } from './use-utc-days.ts';

const directionOf = (change: number | null): 'up' | 'down' | 'same' | 'new' => {
  if (change === null) return 'new';
  if (change === 0) return 'same';
  return change > 0 ? 'up' : 'down';
};

/** What the chart of a range shows: the revenue, its change, and the best and the weakest full day where one had revenue. */
export const useDailySentence = (range: Range, { revenue, growth, days }: Figures): string => {
  const t = useText(adminPaymentAnalytics);
  const { percent } = useFormats();
  const { long } = useUtcDays();
  if (revenue === 0) return t('noRevenue', { days: daysIn[range] });
  const sum = t('revenueWas', {
    amount: revenue,
    days: daysIn[range],
    direction: directionOf(growth.revenue),
    percent: percent(Math.abs(growth.revenue ?? 0)),
  });
  const full = fullDays(days).toSorted((a, b) => b.revenue - a.revenue);
  const [best] = full;
  const weakest = full.at(-1);
  if (!best?.revenue || !weakest || best === weakest) return sum;
  const said = (key: 'bestDay' | 'weakestDay', { date, revenue: amount }: Day) =>
    t(key, { day: long(date), amount });
  return `${sum} ${said('bestDay', best)} ${said('weakestDay', weakest)}`;
};
