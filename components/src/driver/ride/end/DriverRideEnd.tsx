import { earningsToday } from '@mobility/machines/earnings';
import { isSummaryOpen, openRating } from '@mobility/machines/ride';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMobility } from '../../../provider/mobility.ts';
import { useActiveRide } from '../../../provider/rides/use-active-ride.ts';
import { useCashAnswer } from '../../payments/use-cash-answer.ts';
import { DriverRideEndView } from './DriverRideEndView.tsx';
import { endPaymentOf } from './payment-state.ts';

export type DriverRideEndProps = {
  /** The number of ride requests that are waiting. */
  requests: number;
  /** Whether the driver is online, and may get another ride. */
  isOnline: boolean;
  /** The dashboard: beside the summary on desktops, elsewhere behind it until the summary is lowered. */
  beside?: ReactNode;
};

/** The summary of the ride that the signed-in driver has just completed, until they leave it. Empty without one. */
export const DriverRideEnd = ({ requests, isOnline, beside }: DriverRideEndProps) => {
  const { actor, snapshot, leaveSummary } = useActiveRide();
  const { clock, queries } = useMobility();
  const payments = useQuery(queries.listPayments()).data;
  const pending = useQuery(queries.listPendingPayments()).data?.pending_payments ?? [];
  const { answeringId, answer } = useCashAnswer();
  if (!actor || !snapshot || !isSummaryOpen(snapshot)) return null;
  const { ride, rating } = snapshot.context;
  return (
    <DriverRideEndView
      ride={ride}
      payment={endPaymentOf(ride, pending)}
      earnedToday={payments ? earningsToday(payments, clock.now()).net : null}
      rating={{
        picked: rating,
        isSubmitting: openRating(snapshot)?.isSubmitting ?? false,
        isDone: snapshot.matches({ rating: 'rated' }),
      }}
      requests={requests}
      isOnline={isOnline}
      isAnswering={answeringId === ride.id}
      beside={beside}
      onAnswer={(given) => answer(ride.id, given)}
      onRate={(picked) => actor.send({ type: 'rate', rating: picked })}
      onLeave={leaveSummary}
    />
  );
};
