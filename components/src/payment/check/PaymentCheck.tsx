import { paymentCheckWith } from '@mobility/machines/payment-check';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { useUser } from '../../provider/use-user.ts';
import { useRefreshPayments } from '../use-refresh-payments.ts';
import { PaymentCheckView } from './PaymentCheckView.tsx';

export type PaymentCheckProps = {
  /** The checkout session, as the query parameter session_id of the return address names it. */
  sessionId: string;
};

/** The page after a hosted checkout: asks the server whether the payment arrived. */
export const PaymentCheck = ({ sessionId }: PaymentCheckProps) => {
  const mobility = useMobility();
  const { alerts, clock, links, queries } = mobility;
  const settings = useQuery(queries.getSettings());
  const user = useUser();
  const refresh = useRefreshPayments();
  const machine = useMemo(() => paymentCheckWith(mobility), [mobility]);
  const [snapshot] = useActor(machine, { input: { sessionId, alerts } });
  const isPaid = snapshot.matches('success') || snapshot.matches('alreadyPaid');
  // A server of the spec alone does not say when.
  const seenAt = useMemo(() => (isPaid ? clock.now() : null), [isPaid, clock]);
  useEffect(() => {
    if (isPaid) refresh();
  }, [isPaid, refresh]);
  return (
    <PaymentCheckView
      snapshot={snapshot}
      paidAt={snapshot.context.result?.paid_at ?? seenAt}
      email={user?.email}
      // Unknown until the settings are read; a server without settings mails everybody.
      isMailed={settings.isError || settings.data?.email_notifications === true}
      ridesHref={links.rides}
      paymentsHref={links.payments}
      homeHref={links.home}
    />
  );
};
