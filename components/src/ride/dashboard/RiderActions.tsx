import ArrowRight from 'lucide-react/icons/arrow-right';
import CarFront from 'lucide-react/icons/car-front';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CreditCard from 'lucide-react/icons/credit-card';
import History from 'lucide-react/icons/history';
import { Link } from 'react-aria-components/Link';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { defaultLinks, type Links } from '../../provider/links.ts';
import { mirrored } from '../../theme/mirrored.css.ts';
import * as styles from './RiderActions.css.ts';

type RiderActionsProps = {
  /** The rider's balance; null while it loads. */
  balance: number | null;
  links?: Links;
};

/** Placeholders of the same size, while the content above them is not known. */
export function RiderActionsSkeleton() {
  return (
    <div className={styles.actions} aria-hidden="true">
      <div className={styles.waiting}>
        <Skeleton shape="block" height="5.5rem" />
      </div>
      <Skeleton shape="block" height="5.5rem" />
      <Skeleton shape="block" height="5.5rem" />
      <div className={styles.waitingBalance}>
        <Skeleton shape="block" height="4.5rem" />
      </div>
    </div>
  );
}

/** The links of the rider's dashboard, and the balance. */
export function RiderActions({ balance, links = defaultLinks }: RiderActionsProps) {
  const t = useText(ride);
  return (
    <nav className={styles.actions} aria-label={t('whatNext')}>
      <Link className={styles.book} href={links.bookRide}>
        <span className={styles.disc}>
          <CarFront size={24} aria-hidden />
        </span>
        <span className={styles.bookText}>
          <span className={styles.bookName}>{t('bookARide')}</span>
          <span className={styles.bookNote}>{t('whereTo')}</span>
        </span>
        <ArrowRight className={mirrored} size={24} aria-hidden />
      </Link>
      <Link className={styles.action} href={links.rides}>
        <span className={styles.row}>
          <History size={20} aria-hidden />
          <span className={styles.viewAll}>{t('viewAll')}</span>
        </span>
        <span className={styles.name}>{t('rideHistory')}</span>
      </Link>
      <Link className={styles.action} href={links.payments}>
        <span className={styles.row}>
          <CreditCard size={20} aria-hidden />
          <ChevronRight className={mirrored} size={20} aria-hidden />
        </span>
        <span className={styles.name}>{t('paymentMethods')}</span>
      </Link>
      <div className={styles.balance} data-testid="balance-card">
        <span className={styles.label}>{t('balance')}</span>
        <span className={styles.amount}>
          {balance === null ? <Skeleton width={96} height={24} /> : <Money amount={balance} />}
        </span>
      </div>
    </nav>
  );
}
