import { isUnpaid, sortRides } from '@mobility/machines/ride';
import type { Transaction } from '@mobility/machines/transactions';
import type { Ride } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { wallet } from '../../intl/generated/en-US/wallet.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useLoadReason } from '../../provider/use-load-reason.ts';
import { frame } from '../../theme/frame.css.ts';
import * as styles from './PaymentsView.css.ts';
import { TransactionsList } from './transactions/TransactionsList.tsx';
import { UnpaidRides } from './UnpaidRides.tsx';

export type PaymentsViewProps = {
  /** A driver has no rides to pay. */
  party: 'rider' | 'driver';
  /** The panel that shows and tops up the balance; its button is the page's first action unless a ride is unpaid. */
  topUp(isPrimary: boolean): ReactNode;
  /** The saved cards. */
  cards: ReactNode;
  /** A rider's disputes. */
  disputes?: ReactNode;
  /** All rides of the user, null while they load. */
  rides: readonly Ride[] | null;
  /** Null while they load. */
  transactions: readonly Transaction[] | null;
  /** How many more payments could not be read. */
  unreadable?: number;
  /** Milliseconds since 1970. */
  now: number;
  /** What a load failed with; loaded data stays below its reason. */
  error?: unknown;
  onRetry(): void;
  onPay(ride: Ride): void;
};

/** The payments page: a rider's unpaid rides, balance and top-up, cards, and every transaction. */
export function PaymentsView(props: PaymentsViewProps) {
  const { party, topUp, cards, disputes, rides, transactions, unreadable } = props;
  const { now, error, onRetry, onPay } = props;
  const t = useText(payment);
  const tWallet = useText(wallet);
  const { sentence } = useSentences();
  const reasonOf = useLoadReason();
  const unpaid = party === 'rider' && rides ? sortRides(rides.filter((ride) => isUnpaid(ride, 'rider'))) : [];
  // Unpaid rides come first, and would move the content below them.
  const isKnown = party === 'driver' || rides !== null || error !== undefined;
  return (
    <div className={frame}>
      <div className={styles.page} data-testid="payments-page">
        <div className={styles.head}>
          <Heading className={styles.title}>
            {party === 'rider' ? tWallet('paymentMethods') : t('payments')}
          </Heading>
          {error !== undefined && (
            <Notice tone="critical" title={sentence('payment.loadFailed')} onRetry={onRetry}>
              {reasonOf(error) ?? t('checkConnection')}
            </Notice>
          )}
        </div>
        {!isKnown && <Waiting />}
        {unpaid.length > 0 && (
          <div className={styles.unpaid}>
            <UnpaidRides rides={unpaid} now={now} onPay={onPay} />
          </div>
        )}
        {/* Mounted from the start, so that its parts load together with the rides. */}
        <div className={styles.known} hidden={!isKnown}>
          <div className={styles.methods}>
            {topUp(unpaid.length === 0)}
            {cards}
          </div>
          <div className={unpaid.length > 0 ? styles.below : styles.beside}>
            <TransactionsList
              transactions={transactions}
              unreadable={unreadable}
              rides={rides ?? []}
              party={party}
              now={now}
            />
            {disputes}
          </div>
        </div>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <div className={styles.methods} aria-hidden="true">
        <Skeleton shape="block" height={360} />
        <Skeleton shape="block" height={260} />
      </div>
      <div className={styles.beside} aria-hidden="true">
        <Skeleton shape="block" height={480} />
      </div>
    </>
  );
}
