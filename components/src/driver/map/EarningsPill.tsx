import type { CSSProperties } from 'react';
import { Link } from 'react-aria-components/Link';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './EarningsPill.css.ts';

type EarningsPillProps = {
  /** What the driver earned today, net, and with how many paid rides; null while it loads. */
  today: { net: number; rides: number } | null;
  /** The page of the earnings. */
  href: string;
  /** How many pixels of the map's lower edge a control covers. */
  covered?: number;
};

/** Today's earnings over the map, which lead to the earnings of the week. */
export const EarningsPill = ({ today, href, covered }: EarningsPillProps) => {
  const t = useText(driver);
  return (
    <Link
      className={styles.pill}
      href={href}
      style={covered ? ({ [styles.covered]: `${covered}px` } as CSSProperties) : {}}
    >
      <span className={styles.muted}>{t('today')}</span>
      <span className={styles.amount}>
        {today ? <Money amount={today.net} /> : <Skeleton width={80} height={24} />}
      </span>
      <span className={styles.rides} data-widest={t('ridesToday', { count: 10 })}>
        {today ? t('ridesToday', { count: today.rides }) : <Skeleton width={48} height={16} />}
      </span>
    </Link>
  );
};
