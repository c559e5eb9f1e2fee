import { PaymentDialog } from '@mobility/components/payment';
import { toasts } from '@mobility/components/primitives';
import { payTopic } from '@mobility/machines/alert';
import { paymentWith } from '@mobility/machines/payment.actors';
import type { Ride } from '@mobility/openapi';
import { useActor, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useBalance } from '../use-rides.ts';
import { useSession } from '../use-session.ts';

/** The ride whose payment is open stands in the address, so that a toast or a reload leads back to it. */
export const usePaymentDoor = () => {
  const [params, setParams] = useSearchParams();
  return {
    rideId: params.get('pay'),
    open: (ride: Ride) => setParams({ pay: ride.id }),
    close: () =>
      setParams(
        (before) => {
          before.delete('pay');
          return before;
        },
        { replace: true },
      ),
  };
};

const OpenPayment = ({ ride, onClose }: { ride: Ride; onClose: () => void }) => {
  const session = useSession();
  const balance = useBalance();
  const machine = useMemo(() => paymentWith(session), [session]);
  const [snapshot, send, actor] = useActor(machine, { input: { rideId: ride.id, alerts: session.alerts } });
  const cardActor = snapshot.children.cardPayment;
  const card = useSelector(cardActor, (state) => state);
  // Whoever stands at the till need not be called to it.
  useEffect(() => toasts.dismiss(payTopic(ride.id)), [ride.id]);
  useEffect(() => {
    const { unsubscribe } = actor.on('paid', () => {
      for (const tag of ['rides', 'payments', 'user'])
        void session.queryClient.invalidateQueries({ queryKey: [tag] });
    });
    return unsubscribe;
  }, [actor, session]);
  return (
    <PaymentDialog
      snapshot={snapshot}
      send={send}
      ride={ride}
      balance={balance.data?.current_balance ?? null}
      card={card && cardActor && { snapshot: card, send: (event) => cardActor.send(event) }}
      onClose={onClose}
    />
  );
};

/** The payment dialog of the ride that the address names, over any page that lists rides. */
export const RidePayment = ({ rides }: { rides: readonly Ride[] | undefined }) => {
  const { rideId, close } = usePaymentDoor();
  const ride = rides?.find(({ id }) => id === rideId);
  return ride ? <OpenPayment key={ride.id} ride={ride} onClose={close} /> : null;
};
