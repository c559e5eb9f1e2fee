import type { SharedTrip as SharedTripAnswer } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { HttpError } from '@mobility/sdk';
import { useQuery } from '@tanstack/react-query';
import CarFront from 'lucide-react/icons/car-front';
import LinkOff from 'lucide-react/icons/unlink';
import { type ReactNode, useEffect, useMemo } from 'react';
import { trip as tripTexts } from '../../intl/generated/en-US/trip.ts';
import { useText } from '../../intl/use-text.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { createTelemetry } from '../../provider/live/telemetry.ts';
import { useMobility } from '../../provider/mobility.ts';
import { PageLoading } from '../../shell/page/PageLoading.tsx';
import * as styles from './SharedTrip.css.ts';
import { SharedTripView } from './SharedTripView.tsx';

export type SharedTripProps = {
  /** The last part of the link's address. */
  token: string;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** The position of the shared car, in the form that the rider's screen reads; each answer updates it. */
const useSharedCar = (token: string) => {
  const { clock } = useMobility();
  return useMemo(() => {
    const telemetry = createTelemetry(clock);
    return { take: telemetry.takeRide, position: telemetry.driver(token) };
  }, [clock, token]);
};

/** A shared ride for everyone who has its link: read every few seconds until it ends. */
export const SharedTrip = ({ token, now }: SharedTripProps) => {
  const t = useText(tripTexts);
  const { client } = useMobility();
  const car = useSharedCar(token);
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['rides', 'getSharedTrip', token],
    queryFn: ({ signal }) => client.getSharedTrip(token, { signal }),
    refetchInterval: ({ state }) =>
      !isGone(state.error) && !(state.data && hasEnded(state.data)) && limits.live.ridePoll,
    retry: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a sign of the car, also where it has not moved.
  useEffect(() => {
    if (data)
      car.take({
        id: token,
        rider_id: '',
        created_at: '',
        estimated_fare: 0,
        pickup_address: '',
        dropoff_address: '',
        ...data,
      });
  }, [data, dataUpdatedAt, car, token]);
  if (isGone(error)) return <Gone isRevoked={isRevocation(error)} />;
  if (!data && error)
    return (
      <div className={styles.note}>
        <Heading className={styles.title}>{t('sharedTrip')}</Heading>
        <Notice tone="critical" title={t('tripUnreachable')} onRetry={() => refetch()} />
      </div>
    );
  if (!data) return <PageLoading />;
  if (!hasEnded(data)) return <SharedTripView trip={data} car={car.position} now={now} />;
  const isCancelled = phaseOf[data.status] === 'cancelled';
  return (
    <End
      icon={<CarFront size={24} />}
      title={t(isCancelled ? 'tripCancelled' : 'tripEnded')}
      text={t('tripEndedText')}
    />
  );
};

/** A status that this page does not know is no end: the trip is shown with what is known of it. */
const hasEnded = ({ status }: SharedTripAnswer): boolean =>
  phaseOf[status] === 'completed' || phaseOf[status] === 'cancelled';
const isRevocation = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'sharing_stopped';
/** Whether the link is permanently invalid. */
const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

const Gone = ({ isRevoked }: { isRevoked: boolean }) => {
  const t = useText(tripTexts);
  return (
    <End
      icon={<LinkOff size={24} />}
      title={t(isRevoked ? 'tripRevoked' : 'tripUnknown')}
      text={t(isRevoked ? 'tripRevokedText' : 'tripUnknownText')}
    />
  );
};

const End = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <div className={styles.note} data-testid="shared-trip-end">
    <EmptyState as="h1" icon={icon} title={title} text={text} />
  </div>
);
