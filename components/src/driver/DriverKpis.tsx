import { limits } from '@mobility/openapi/limits';
import Check from 'lucide-react/icons/check';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import CircleX from 'lucide-react/icons/circle-x';
import Route from 'lucide-react/icons/route';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Wallet from 'lucide-react/icons/wallet';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import type { ConnectionState } from '../shell/ConnectionBadge.tsx';
import * as styles from './DriverKpis.css.ts';

type DriverKpisProps = {
  isOnline: boolean;
  /** How the live connection stands; 'offline' once it has stopped trying. */
  connection: ConnectionState;
  /** Net of the fee; null while it loads. */
  earningsToday: number | null;
  completedRides: number | null;
  balance: number | null;
};

/** Whether a balance is empty, low or neither; 'unknown' while it loads. */
export const balanceBand = (balance: number | null): 'unknown' | 'empty' | 'low' | 'fine' => {
  if (balance === null) return 'unknown';
  if (balance <= 0) return 'empty';
  return balance < limits.money.lowBalance ? 'low' : 'fine';
};

/** Status, Today's Earnings, Completed Rides and Balance. */
export function DriverKpis({
  isOnline,
  connection,
  earningsToday,
  completedRides,
  balance,
}: DriverKpisProps) {
  const band = balanceBand(balance);
  return (
    <section className={styles.kpis} aria-label="Today">
      <Kpi
        label="Status"
        icon={connection === 'online' ? <Wifi size={16} aria-hidden /> : <WifiOff size={16} aria-hidden />}
      >
        <p className={styles.value}>{isOnline ? 'Online' : 'Offline'}</p>
        <ConnectionNote connection={connection} />
      </Kpi>
      <Kpi label="Today's Earnings" icon={<CircleDollarSign size={16} aria-hidden />}>
        <p className={styles.value}>{amount(earningsToday)}</p>
        <p className={styles.note}>after the 20% fee</p>
      </Kpi>
      <Kpi label="Completed Rides" icon={<Route size={16} aria-hidden />}>
        <p className={styles.value}>
          {completedRides?.toLocaleString('en-US') ?? <Skeleton width={40} height={24} />}
        </p>
        <p className={styles.note}>in total</p>
      </Kpi>
      <Kpi label="Balance" icon={<Wallet size={16} aria-hidden />} isLow={band === 'low' || band === 'empty'}>
        <p className={styles.value}>{amount(balance)}</p>
        <BalanceNote band={band} />
      </Kpi>
    </section>
  );
}

const amount = (value: number | null) =>
  value === null ? <Skeleton width={80} height={24} /> : <Money amount={value} />;

const connectionWords = {
  online: 'Live updates on',
  connecting: 'Connecting',
  offline: 'Live updates off',
} as const;

function ConnectionNote({ connection }: { connection: ConnectionState }) {
  const isOn = connection === 'online';
  return (
    <p className={`${styles.note} ${isOn ? styles.positive : styles.caution}`}>
      {isOn ? <Check size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
      {connectionWords[connection]}
    </p>
  );
}

function BalanceNote({ band }: { band: ReturnType<typeof balanceBand> }) {
  if (band === 'empty') {
    return (
      <p className={`${styles.note} ${styles.critical}`}>
        <CircleX size={16} aria-hidden />
        Cannot accept rides
      </p>
    );
  }
  if (band === 'low') {
    return (
      <p className={`${styles.note} ${styles.caution}`}>
        <TriangleAlert size={16} aria-hidden />
        Low balance
      </p>
    );
  }
  return <p className={styles.note}>covers the 20% fees</p>;
}

type KpiProps = { label: string; icon: ReactNode; isLow?: boolean; children: ReactNode };

function Kpi({ label, icon, isLow, children }: KpiProps) {
  return (
    <div className={styles.kpi} data-low={isLow || undefined}>
      <h2 className={styles.label}>
        {label}
        {icon}
      </h2>
      {children}
    </div>
  );
}
