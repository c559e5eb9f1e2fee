import { type PaymentSnapshot, paymentWith } from '@mobility/machines/payment';
import { useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { type Mobility, useMobility } from '../../provider/mobility.ts';
import { useRefreshPayments } from '../use-refresh-payments.ts';

type PaymentActor = ActorRefFrom<ReturnType<typeof paymentWith>>;

/** Whether the payment runs, or its result is not reported yet. */
const isUnderWay = (snapshot: PaymentSnapshot): boolean => {
  if (snapshot.matches('initiating') || snapshot.matches('processing')) return true;
  const card = snapshot.children.cardPayment?.getSnapshot();
  return (['processing', 'success', 'paid'] as const).some((state) => card?.matches(state));
};

/** Stops a payment whose dialog is gone: at once, or when the server has answered. */
const stopWhenSettled = (actor: PaymentActor, settled: () => void): void => {
  if (!isUnderWay(actor.getSnapshot())) {
    actor.stop();
    return;
  }
  const stop = (): void => {
    if (isUnderWay(actor.getSnapshot())) return;
    own.unsubscribe();
    card?.unsubscribe();
    settled();
    actor.stop();
  };
  const own = actor.subscribe(stop);
  const card = actor.getSnapshot().children.cardPayment?.subscribe(stop);
};

/** A payment of someone who has signed out is not made. */
const hasSession = ({ auth }: Mobility): boolean => !auth || auth.getSnapshot().context.user !== null;

/** The payment of a ride. If its dialog unmounts while it is processed, it runs until it settles, so that a toast reports the result. */
export const usePaymentActor = (rideId: string): PaymentActor => {
  const mobility = useMobility();
  const refresh = useRefreshPayments();
  const [actor] = useState(() =>
    createActor(paymentWith(mobility), { input: { rideId, alerts: mobility.alerts } }),
  );
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    actor.start();
    return () => {
      isShown.current = false;
      // React's strict mode runs each effect twice in a row.
      queueMicrotask(() => {
        if (isShown.current) return;
        if (hasSession(mobility)) stopWhenSettled(actor, refresh);
        else actor.stop();
      });
    };
  }, [actor, mobility, refresh]);
  return actor;
};
