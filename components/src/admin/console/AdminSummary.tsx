import type { AdminStats } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './AdminConsole.css.ts';
import { Sparkline } from './Sparkline.tsx';

const share = ({ online_drivers, total_drivers }: AdminStats) =>
  Math.round((online_drivers / (total_drivers || 1)) * 100);

/** The text alternatives of the small charts. */
const useCharts = (history: AdminStats['history']) => {
  const t = useText(admin);
  const formats = useFormats();
  const chart = (period: 'lastDays' | 'lastHour', values: readonly number[], format = formats.number) => {
    const label = t(period, {
      lowest: format(Math.min(...values)),
      highest: format(Math.max(...values)),
      newest: format(values.at(-1) ?? 0),
      days: values.length,
    });
    return <Sparkline values={values} label={label} />;
  };
  if (!history) return null;
  const daily = (figure: 'users' | 'rides' | 'revenue') => history.days.map((day) => day[figure]);
  return {
    users: chart('lastDays', daily('users')),
    rides: chart('lastDays', daily('rides')),
    revenue: chart('lastDays', daily('revenue'), formats.money),
    online: chart('lastHour', history.online_drivers),
  };
};

export type AdminSummaryProps = {
  /** Null while they load. */
  stats: AdminStats | null;
  /** Without the small charts on phones. */
  isShort?: boolean;
};

/** Total Users, Total Rides, Total Revenue and Online Drivers; null while they load. */
export const AdminSummary = ({ stats, isShort }: AdminSummaryProps) => {
  const t = useText(admin);
  const formats = useFormats();
  const charts = useCharts(stats?.history);
  return (
    <section className={styles.kpis} data-short={isShort || undefined} aria-label={t('summary')}>
      <Kpi
        label={t('totalUsers')}
        value={stats && formats.number(stats.total_users)}
        note={stats && t('ridersAndDrivers', { riders: stats.total_riders, drivers: stats.total_drivers })}
        chart={charts?.users}
      />
      <Kpi
        label={t('totalRides')}
        value={stats && formats.number(stats.total_rides)}
        note={stats && t('completedRides', { count: stats.completed_rides })}
        chart={charts?.rides}
      />
      <Kpi
        label={t('totalRevenue')}
        value={stats && <Money amount={stats.total_revenue} />}
        note={stats && t('completionRate', { percent: formats.percent(stats.completion_rate) })}
        chart={charts?.revenue}
      />
      <Kpi
        label={t('onlineDrivers')}
        isLive={stats !== null && stats.online_drivers > 0}
        value={stats && formats.number(stats.online_drivers)}
        note={stats && t('ofDrivers', { count: stats.total_drivers, percent: formats.percent(share(stats)) })}
        chart={charts?.online}
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
    <p className={styles.value}>{value ?? <Skeleton width={96} height={28} />}</p>
    <p className={styles.note}>{note}</p>
    {chart}
  </div>
);
