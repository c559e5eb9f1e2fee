import { payTopic } from '@mobility/machines/alerts';
import { canPay } from '@mobility/machines/ride';
import { transactionsOf, unknownPayments } from '@mobility/machines/transactions';
import type { PendingPayment } from '@mobility/openapi';
import { omittedItems } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MyDisputes } from '../../dispute/MyDisputes.tsx';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { TopicOnScreen } from '../../provider/alerts/use-topic-on-screen.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useMyRides } from '../../provider/rides/use-my-rides.ts';
import { useBalance } from '../../provider/use-balance.ts';
import { useUser } from '../../provider/use-user.ts';
import { PayOpenRideOnDemand } from '../pay-ride/PayOpenRideOnDemand.tsx';
import { type OpenPayment, useOpenPayment } from '../use-open-payment.ts';
import { SavedCards } from './cards/SavedCards.tsx';
import { PaymentsView } from './PaymentsView.tsx';
import { TopUp } from './top-up/TopUp.tsx';

export type PaymentsProps = OpenPayment;

const none: readonly PendingPayment[] = [];

/** Every transaction of the user, and what reading them failed with. */
const useTransactions = (party: 'rider' | 'driver') => {
  const { queries } = useMobility();
  const balance = useBalance();
  const payments = useQuery(queries.listPayments());
  const disputes = useQuery({ ...queries.listMyDisputes(), enabled: party === 'rider' });
  const pending = useQuery({ ...queries.listPendingPayments(), enabled: party === 'driver' });
  // A driver's cash is not shown before it is known whether the driver has confirmed it.
  const claims = party === 'driver' ? pending.data?.pending_payments : none;
  const entries = balance.data?.recent_transactions;
  const transactions = useMemo(
    () =>
      entries && payments.data && claims
        ? transactionsOf({
            entries,
            payments: payments.data,
            disputes: disputes.data?.disputes,
            claimed: claims.filter((one) => one.awaits_confirmation).map((one) => one.ride_id),
            party,
          })
        : null,
    [entries, payments.data, disputes.data, claims, party],
  );
  return {
    transactions,
    unreadable: omittedItems(payments.data) + unknownPayments(payments.data ?? []),
    error: balance.error ?? payments.error ?? pending.error,
    refetch: () =>
      void Promise.all([
        balance.refetch(),
        payments.refetch(),
        ...(party === 'driver' ? [pending.refetch()] : []),
      ]),
  };
};

/** The payments page of riders and drivers: top-up, saved cards, transactions, a rider's unpaid rides and the dialog that pays one. */
export const Payments = (props: PaymentsProps) => {
  const { clock } = useMobility();
  // An unpaid ride may be older than the newest.
  const rides = useMyRides('all');
  const party = useUser()?.role === 'driver' ? 'driver' : 'rider';
  const { transactions, unreadable, error, refetch } = useTransactions(party);
  const payment = useOpenPayment(rides.data, props);
  usePreload(PayOpenRideOnDemand);
  const retry = (): void => {
    refetch();
    void rides.refetch();
  };
  return (
    <>
      <PaymentsView
        party={party}
        topUp={(isPrimary) => <TopUp isPrimary={isPrimary} />}
        cards={<SavedCards hasCash={party === 'rider'} />}
        disputes={party === 'rider' && <MyDisputes />}
        rides={rides.data ?? null}
        transactions={transactions}
        unreadable={unreadable}
        now={clock.now()}
        error={error ?? rides.error ?? undefined}
        onRetry={retry}
        onPay={payment.open}
      />
      {rides.data
        ?.filter((each) => canPay(each, party))
        .map(({ id }) => (
          <TopicOnScreen key={id} topic={payTopic(id)} />
        ))}
      <PayOpenRideOnDemand {...payment} />
    </>
  );
};
