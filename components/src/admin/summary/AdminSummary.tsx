import type { AdminStats } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from '../console/AdminConsole.css.ts';
import { spark } from './Sparkline.css.ts';
import type { SummaryChartProps } from './SummaryChart.tsx';

const share = ({ online_drivers, total_drivers }: AdminStats) =>
  Math.round((online_drivers / (total_drivers || 1)) * 100);

/** Keeps the place of the line until its code has arrived, after the figures. */
const Chart = onDemand<SummaryChartProps>(
  () => import('./SummaryChart.tsx').then((module) => module.SummaryChart),
  {
    Placeholder: () => <span className={spark} />,
  },
);

const dailyChart = (history: AdminStats['history'], figure: 'users' | 'rides' | 'revenue') =>
  history && (
    <Chart period="lastDays" values={history.days.map((day) => day[figure])} isMoney={figure === 'revenue'} />
  );

export type AdminSummaryProps = {
  /** Null while they load. */
  stats: AdminStats | null;
  /** Whether they could not be loaded. */
  hasFailed?: boolean;
};

/** Total Users, Total Rides, Total Revenue and Online Drivers. */
export const AdminSummary = ({ stats, hasFailed }: AdminSummaryProps) => {
  const t = useText(admin);
  const formats = useFormats();
  const history = stats?.history;
  const unknown = hasFailed ? '–' : <Skeleton width={96} height={28} />;
  return (
    <section className={styles.kpis} aria-label={t('summary')}>
      <Kpi
        label={t('totalUsers')}
        value={stats ? formats.number(stats.total_users) : unknown}
        note={stats && t('ridersAndDrivers', { riders: stats.total_riders, drivers: stats.total_drivers })}
        chart={dailyChart(history, 'users')}
      />
      <Kpi
        label={t('totalRides')}
        value={stats ? formats.number(stats.total_rides) : unknown}
        note={stats && t('completedRides', { count: stats.completed_rides })}
        chart={dailyChart(history, 'rides')}
      />
      <Kpi
        label={t('totalRevenue')}
        value={stats ? <Money amount={stats.total_revenue} /> : unknown}
        note={stats && t('completionRate', { percent: formats.percent(stats.completion_rate) })}
        chart={dailyChart(history, 'revenue')}
      />
      <Kpi
        label={t('onlineDrivers')}
        isLive={stats !== null && stats.online_drivers > 0}
        value={stats ? formats.number(stats.online_drivers) : unknown}
        note={stats && t('ofDrivers', { count: stats.total_drivers, percent: formats.percent(share(stats)) })}
        chart={history && <Chart period="lastHour" values={history.online_drivers} />}
      />
    </section>
  );
};

type KpiProps = { label: string; value: ReactNode; note: string | null; chart: ReactNode; isLive?: boolean };

const Kpi = ({ label, value, note, chart, isLive }: KpiProps) => (
  <div className={styles.kpi}>
    <h2 className={styles.label}>
      {isLive && <span className={styles.live} />}
      {label}
    </h2>
    <p className={styles.value}>{value}</p>
    <p className={styles.note}>{note}</p>
    {chart}
  </div>
);
