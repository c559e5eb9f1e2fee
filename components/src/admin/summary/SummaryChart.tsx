import { useFormats } from '../../format/use-formats.ts';
import { adminSummary } from '../../intl/generated/en-US/admin-summary.ts';
import { useText } from '../../intl/use-text.ts';
import { AboutRevenue } from './AboutRevenue.tsx';
import { Sparkline } from './Sparkline.tsx';

export type SummaryChartProps = {
  /** Oldest first. */
  values: readonly number[];
  /** What the values are of: each of the last days, or moments of the last hour. */
  period: 'lastDays' | 'lastHour';
  isMoney?: boolean;
};

/** The line of a summary card, with its figures in words for screen readers, and beside the revenue what it is of. */
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
      {isMoney && <AboutRevenue />}
      <Sparkline values={values} label={label} />
    </>
  );
};
