import { payTopic } from '@mobility/machines/alerts';
import { isRidePaid } from '@mobility/machines/payment';
import { payingCards } from '@mobility/machines/saved-cards';
import type { Ride } from '@mobility/openapi';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { OpenDisputeOnDemand } from '../../dispute/OpenDisputeOnDemand.tsx';
import { useTopicOnScreen } from '../../provider/alerts/use-topic-on-screen.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useBalance } from '../../provider/use-balance.ts';
import { RideDetailsOnDemand } from '../../ride/details/RideDetailsOnDemand.tsx';
import { useRefreshPayments } from '../use-refresh-payments.ts';
import { useSavedCards } from '../wallet/cards/use-saved-cards.ts';
import { PayRideView } from './PayRideView.tsx';
import { useHeld } from './use-held.ts';
import { usePaymentActor } from './use-payment-actor.ts';

export type PayRideProps = {
  /** The ride to pay. Give the component another `key` for another ride. */
  ride: Ride;
  onClose: () => void;
};

/** The dialog that pays a ride by balance, cash or card. Mount it while it is open. */
export const PayRide = ({ ride, onClose }: PayRideProps) => {
  const { auth, clock, leaveTo } = useMobility();
  const balance = useBalance();
  const saved = useSavedCards().data?.cards;
  const cards = useMemo(() => saved && payingCards(saved, clock.now()), [saved, clock]);
  const refresh = useRefreshPayments();
  const actor = usePaymentActor(ride.id);
  const { send } = actor;
  const snapshot = useSelector(actor, (state) => state);
  const [next, setNext] = useState<'receipt' | 'dispute' | null>(null);
  const cardActor = snapshot.children.cardPayment;
  const card = useSelector(cardActor, (state) => state);
  useHeld(snapshot, card);
  const known = balance.data?.current_balance;
  useEffect(() => {
    if (known !== undefined) send({ type: 'balance_known', balance: known });
  }, [known, send]);
  useEffect(() => {
    if (cards) send({ type: 'cards_known', cards });
  }, [cards, send]);
  const isPaid = isRidePaid(ride);
  useEffect(() => {
    if (isPaid) send({ type: 'ride_paid' });
  }, [isPaid, send]);
  useTopicOnScreen(payTopic(ride.id));
  useEffect(() => {
    const live = auth?.on('live_message', ({ message }) => {
      if (message.type === 'payment_required' && message.ride_id === ride.id) send({ type: 'asked_again' });
    });
    const back = auth?.on('live_connected', () => send({ type: 'live_connected' }));
    return () => {
      live?.unsubscribe();
      back?.unsubscribe();
    };
  }, [auth, ride.id, send]);
  useEffect(() => {
    const paid = actor.on('paid', refresh);
    // The checkout is a page of the payment provider, outside of the app's router.
    const opened = actor.on('checkout_opened', ({ url }) => leaveTo(url));
    return () => {
      paid.unsubscribe();
      opened.unsubscribe();
    };
  }, [actor, refresh, leaveTo]);
  const dispute = (): void => setNext('dispute');
  if (next === 'dispute') return <OpenDisputeOnDemand ride={ride} onClose={onClose} />;
  // A payment that the driver did not receive has no receipt.
  if (next === 'receipt' && snapshot.matches('paid')) {
    const paid: Ride = { ...ride, payment_status: 'paid' };
    return <RideDetailsOnDemand ride={paid} onClose={onClose} onDispute={dispute} />;
  }
  return (
    <PayRideView
      snapshot={snapshot}
      send={send}
      ride={ride}
      balance={known ?? null}
      cards={cards ?? []}
      card={card && cardActor && { snapshot: card, send: (event) => cardActor.send(event) }}
      onReceipt={() => setNext('receipt')}
      onDispute={dispute}
      onClose={onClose}
    />
  );
};
