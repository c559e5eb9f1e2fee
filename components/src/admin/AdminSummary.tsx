import type { AdminStats } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import * as styles from './AdminConsole.css.ts';

const count = (value: number) => value.toLocaleString('en-US');
const counted = (value: number, noun: string): string => `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
const share = ({ online_drivers, total_drivers }: AdminStats) =>
  total_drivers === 0 ? 0 : Math.round((online_drivers / total_drivers) * 100);

/** Total Users, Total Rides, Total Revenue and Online Drivers; null while they load. */
export function AdminSummary({ stats }: { stats: AdminStats | null }) {
  return (
    <section className={styles.kpis} aria-label="Summary">
      <Kpi
        label="Total Users"
        value={stats && count(stats.total_users)}
        note={stats && `${counted(stats.total_riders, 'rider')} · ${counted(stats.total_drivers, 'driver')}`}
      />
      <Kpi
        label="Total Rides"
        value={stats && count(stats.total_rides)}
        note={stats && `${count(stats.completed_rides)} completed`}
      />
      <Kpi
        label="Total Revenue"
        value={stats && <Money amount={stats.total_revenue} />}
        note={stats && `${stats.completion_rate.toFixed(1)}% completion rate`}
      />
      <Kpi
        label="Online Drivers"
        isLive={stats !== null && stats.online_drivers > 0}
        value={stats && count(stats.online_drivers)}
        note={stats && `of ${counted(stats.total_drivers, 'driver')} · ${share(stats)}%`}
      />
    </section>
  );
}

type KpiProps = { label: string; value: ReactNode; note: string | null; isLive?: boolean };

function Kpi({ label, value, note, isLive }: KpiProps) {
  return (
    <div className={styles.kpi}>
      <h2 className={styles.label}>
        {isLive && <span className={styles.live} />}
        {label}
      </h2>
      <p className={styles.value}>{value ?? <Skeleton width={96} height={28} />}</p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
