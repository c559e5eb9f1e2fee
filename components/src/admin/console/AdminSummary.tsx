import type { AdminStats } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './AdminConsole.css.ts';

const share = ({ online_drivers, total_drivers }: AdminStats) =>
  total_drivers === 0 ? 0 : Math.round((online_drivers / total_drivers) * 100);

/** Total Users, Total Rides, Total Revenue and Online Drivers; null while they load. */
export const AdminSummary = ({ stats }: { stats: AdminStats | null }) => {
  const t = useText(admin);
  const formats = useFormats();
  return (
    <section className={styles.kpis} aria-label={t('summary')}>
      <Kpi
        label={t('totalUsers')}
        value={stats && formats.number(stats.total_users)}
        note={stats && t('ridersAndDrivers', { riders: stats.total_riders, drivers: stats.total_drivers })}
      />
      <Kpi
        label={t('totalRides')}
        value={stats && formats.number(stats.total_rides)}
        note={stats && t('completedRides', { count: stats.completed_rides })}
      />
      <Kpi
        label={t('totalRevenue')}
        value={stats && <Money amount={stats.total_revenue} />}
        note={stats && t('completionRate', { percent: formats.percent(stats.completion_rate) })}
      />
      <Kpi
        label={t('onlineDrivers')}
        isLive={stats !== null && stats.online_drivers > 0}
        value={stats && formats.number(stats.online_drivers)}
        note={stats && t('ofDrivers', { count: stats.total_drivers, percent: formats.percent(share(stats)) })}
      />
    </section>
  );
};

type KpiProps = { label: string; value: ReactNode; note: string | null; isLive?: boolean };

const Kpi = ({ label, value, note, isLive }: KpiProps) => (
  <div className={styles.kpi}>
    <h2 className={styles.label}>
      {isLive && <span className={styles.live} />}
      {label}
    </h2>
    <p className={styles.value}>{value ?? <Skeleton width={96} height={28} />}</p>
    <p className={styles.note}>{note}</p>
  </div>
);
