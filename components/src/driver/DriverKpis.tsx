import { limits } from '@mobility/openapi/limits';
import Check from 'lucide-react/icons/check';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import CircleX from 'lucide-react/icons/circle-x';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Route from 'lucide-react/icons/route';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Wallet from 'lucide-react/icons/wallet';
import Wifi from 'lucide-react/icons/wifi';
import type { ReactNode } from 'react';
import { useFormats } from '../format/use-formats.ts';
import { driver } from '../intl/generated/en-US/driver.ts';
import { rich } from '../intl/rich.tsx';
import { useText } from '../intl/use-text.ts';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import type { ConnectionState } from '../shell/banners/ConnectionBadge.tsx';
import { type BalanceBand, balanceBand } from './balance-band.ts';
import * as styles from './DriverKpis.css.ts';

type DriverKpisProps = {
  isOnline: boolean;
  /** False until it is known whether the driver is online. */
  isKnown?: boolean;
  /** The state of the live connection; 'offline' once it has stopped trying. */
  connection: ConnectionState;
  /** Net of the fee; null while it loads. */
  earningsToday: number | null;
  completedRides: number | null;
  balance: number | null;
};

/** Status, Today's Earnings, Completed Rides and Balance. */
export const DriverKpis = ({
  isOnline,
  isKnown = true,
  connection,
  earningsToday,
  completedRides,
  balance,
}: DriverKpisProps) => {
  const t = useText(driver);
  const formats = useFormats();
  const band = balanceBand(balance);
  const Signal = connection === 'online' ? Wifi : RefreshCw;
  return (
    <section className={styles.kpis} aria-label={t('today')}>
      <Kpi label={t('status')} icon={<Signal size={16} aria-hidden />}>
        <p className={styles.value}>
          {isKnown ? t(isOnline ? 'online' : 'offline') : <Skeleton width={72} height={24} />}
        </p>
        <ConnectionNote connection={connection} />
      </Kpi>
      <Kpi label={t('todaysEarnings')} icon={<CircleDollarSign size={16} aria-hidden />}>
        <p className={styles.value}>{amount(earningsToday)}</p>
        <p className={styles.note}>{t('afterFee')}</p>
      </Kpi>
      <Kpi label={t('completedRides')} icon={<Route size={16} aria-hidden />}>
        <p className={styles.value}>
          {completedRides === null ? <Skeleton width={40} height={24} /> : formats.number(completedRides)}
        </p>
        <p className={styles.note}>{t('inTotal')}</p>
      </Kpi>
      <Kpi
        label={t('balance')}
        icon={<Wallet size={16} aria-hidden />}
        isLow={band === 'low' || band === 'empty'}
      >
        <p className={styles.value}>{amount(balance)}</p>
        <BalanceNote band={band} balance={balance} />
      </Kpi>
    </section>
  );
};

const amount = (value: number | null) =>
  value === null ? <Skeleton width={80} height={24} /> : <Money amount={value} />;

const connectionTexts = {
  online: 'liveOn',
  connecting: 'liveConnecting',
  offline: 'liveOff',
} as const satisfies Record<ConnectionState, keyof typeof driver.messages>;

const ConnectionNote = ({ connection }: { connection: ConnectionState }) => {
  const t = useText(driver);
  const isOn = connection === 'online';
  const Icon = isOn ? Check : TriangleAlert;
  return (
    <p className={`${styles.note} ${isOn ? styles.positive : styles.caution}`}>
      <Icon size={16} aria-hidden />
      {t(connectionTexts[connection])}
    </p>
  );
};

const BalanceNote = ({ band, balance }: { band: BalanceBand; balance: number | null }) => {
  const t = useText(driver);
  if (band === 'empty' || band === 'low') {
    const isEmpty = band === 'empty';
    const Icon = isEmpty ? CircleX : TriangleAlert;
    return (
      <p className={`${styles.note} ${isEmpty ? styles.critical : styles.caution}`}>
        <Icon size={16} aria-hidden />
        {t(isEmpty ? 'cannotAccept' : 'lowBalance')}
      </p>
    );
  }
  if (balance === null) return <p className={styles.note} />;
  const fare = (balance * 100) / limits.money.feePercent;
  return (
    <p className={styles.note}>
      <span>
        {rich((slot) => t('coversFares', { fare: slot(<Money className={styles.plain} amount={fare} />) }))}
      </span>
    </p>
  );
};

type KpiProps = { label: string; icon: ReactNode; isLow?: boolean; children: ReactNode };

const Kpi = ({ label, icon, isLow, children }: KpiProps) => (
  <div className={styles.kpi} data-low={isLow || undefined}>
    <Heading isOfPart className={styles.label}>
      {label}
      <span className={styles.icon}>{icon}</span>
    </Heading>
    {children}
  </div>
);
