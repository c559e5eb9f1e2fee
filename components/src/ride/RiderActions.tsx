import ArrowRight from 'lucide-react/icons/arrow-right';
import CarFront from 'lucide-react/icons/car-front';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CreditCard from 'lucide-react/icons/credit-card';
import History from 'lucide-react/icons/history';
import { Link } from 'react-aria-components/Link';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import * as styles from './RiderActions.css.ts';

/** Where a rider goes from the dashboard, and the balance. The balance is null while it loads. */
export function RiderActions({ balance }: { balance: number | null }) {
  return (
    <nav className={styles.actions} aria-label="What to do next">
      <Link className={styles.book} href="/book-ride">
        <span className={styles.disc}>
          <CarFront size={24} aria-hidden />
        </span>
        <span className={styles.bookText}>
          <span className={styles.bookName}>Book a Ride</span>
          <span className={styles.bookNote}>Where to next?</span>
        </span>
        <ArrowRight size={24} aria-hidden />
      </Link>
      <Link className={styles.action} href="/rides">
        <span className={styles.row}>
          <History size={20} aria-hidden />
          <span className={styles.viewAll}>View All</span>
        </span>
        <span className={styles.name}>Ride History</span>
      </Link>
      <Link className={styles.action} href="/payments">
        <span className={styles.row}>
          <CreditCard size={20} aria-hidden />
          <ChevronRight size={20} aria-hidden />
        </span>
        <span className={styles.name}>Payment Methods</span>
      </Link>
      <div className={styles.balance} data-testid="balance-card">
        <span className={styles.label}>Balance</span>
        <span className={styles.amount}>
          {balance === null ? <Skeleton width={96} height={24} /> : <Money amount={balance} />}
        </span>
      </div>
    </nav>
  );
}
