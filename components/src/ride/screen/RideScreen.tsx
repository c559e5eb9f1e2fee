import { payTopic } from '@mobility/machines/alerts';
import { canPay } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { isActive, phaseOf } from '@mobility/openapi/lifecycle';
import { useSelector } from '@xstate/react';
import CarFront from 'lucide-react/icons/car-front';
import { RideDisputesView } from '../../dispute/RideDisputesView.tsx';
import { useRideDisputes } from '../../dispute/use-ride-disputes.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useTopicOnScreen } from '../../provider/alerts/use-topic-on-screen.ts';
import { tripAddress } from '../../provider/links.ts';
import { useIsLost } from '../../provider/live/use-is-lost.ts';
import { useNearbyDrivers } from '../../provider/live/use-nearby-drivers.ts';
import { useMobility } from '../../provider/mobility.ts';
import type { ActiveRide } from '../../provider/rides/use-active-ride.ts';
import { useRide } from '../../provider/rides/use-ride.ts';
import { useUser } from '../../provider/use-user.ts';
import { PageLoading } from '../../shell/page/PageLoading.tsx';
import { UserBox } from '../../shell/user/UserBox.tsx';
import { CancelRideOnDemand } from '../cancel/CancelRideOnDemand.tsx';
import { RideConversation } from '../conversation/RideConversation.tsx';
import { MessageAction } from '../help/RideActions.tsx';
import { SafetyOnDemand, ShareTripOnDemand } from '../help/RideDialogsOnDemand.tsx';
import { useRideHelp } from '../help/use-ride-help.ts';
import { placeOf } from '../places.ts';
import * as styles from './RideScreen.css.ts';
import { RideScreenView } from './RideScreenView.tsx';

export type RideScreenProps = {
  rideId: string;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** One ride of the signed-in rider on a screen of its own: live while it is under way. */
export const RideScreen = ({ rideId, now }: RideScreenProps) => {
  const found = useRide(rideId);
  if (found.state === 'found') return <FoundRide ride={found.ride} actor={found.actor} now={now} />;
  if (found.state === 'unreadable') return <Unreadable onRetry={found.retry} />;
  return found.state === 'absent' ? <NoRide /> : <PageLoading />;
};

type FoundRideProps = { ride: Ride; actor: ActiveRide['actor']; now?: number };

const FoundRide = ({ ride, actor, now }: FoundRideProps) => {
  const { telemetry, links } = useMobility();
  const snapshot = useSelector(actor, (state) => state);
  const isLost = useIsLost();
  const user = useUser();
  const disputes = useRideDisputes(ride, true);
  const isSearching = phaseOf[ride.status] === 'pending';
  const { nearby_drivers: drivers } = useNearbyDrivers(
    isSearching ? placeOf(ride.pickup_location, undefined) : null,
  );
  const { share, sendShare, safety, sendSafety } = useRideHelp(ride.id);
  usePreload(CancelRideOnDemand, ShareTripOnDemand, SafetyOnDemand);
  const mustPay = canPay(ride, 'rider');
  // Here nothing else says that the driver did not receive the cash.
  useTopicOnScreen(mustPay && !ride.cash_missing ? payTopic(ride.id) : null);
  const openShare = () => {
    sendSafety({ type: 'close' });
    sendShare({ type: 'open' });
  };
  const onShare = isActive(ride) ? openShare : undefined;
  return (
    <>
      <RideScreenView
        ride={ride}
        driver={isActive(ride) ? telemetry.driver(ride.id) : undefined}
        isConnectionLost={isLost}
        drivers={drivers}
        contact={<RideConversation ride={ride} trigger={MessageAction} />}
        onCancel={actor && (() => actor.send({ type: 'openCancel' }))}
        onShare={onShare}
        onSafety={ride.driver_id ? () => sendSafety({ type: 'open' }) : undefined}
        payHref={mustPay ? `${links.rides}?${new URLSearchParams({ pay: ride.id })}` : undefined}
        disputes={<RideDisputesView disputes={disputes} href={links.payments} />}
        user={user && <UserBox user={user} isInside />}
        now={now}
      />
      {actor && snapshot && <CancelRideOnDemand snapshot={snapshot} send={actor.send} />}
      <ShareTripOnDemand snapshot={share} send={sendShare} addressOf={(token) => tripAddress(links, token)} />
      <SafetyOnDemand snapshot={safety} send={sendSafety} place={ride.pickup_location} onShare={onShare} />
    </>
  );
};

const Unreadable = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText(rideTexts);
  return (
    <div className={styles.none}>
      <Heading className={styles.title}>{t('yourRide')}</Heading>
      <Notice tone="critical" title={t('rideUnreadable')} onRetry={onRetry} />
    </div>
  );
};

const NoRide = () => {
  const t = useText(rideTexts);
  const { links } = useMobility();
  return (
    <div className={styles.none}>
      <EmptyState
        as="h1"
        icon={<CarFront size={24} />}
        title={t('rideNotFound')}
        action={<LinkButton href={links.rides}>{t('rideHistory')}</LinkButton>}
      />
    </div>
  );
};
