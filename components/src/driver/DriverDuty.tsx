import { offerKey } from '@mobility/machines/offers';
import { isSummaryOpen } from '@mobility/machines/ride';
import { limits } from '@mobility/openapi/limits';
import { type ReactNode, useState } from 'react';
import { RecentNotificationsOnDemand } from '../notification/RecentNotificationsOnDemand.tsx';
import { usePreload } from '../primitives/OnDemand/on-demand.tsx';
import { useActiveRide } from '../provider/rides/use-active-ride.ts';
import { useBalance } from '../provider/use-balance.ts';
import { DriverDutyView } from './DriverDutyView.tsx';
import { DutyFigures, DutyHeader, DutyNotice } from './DutyParts.tsx';
import { AvailableRides } from './offers/AvailableRides.tsx';
import { OfferCard } from './offers/OfferCard.tsx';
import { PendingPaymentsOnDemand, RecentPaymentsOnDemand } from './payments/DutyPaymentsOnDemand.tsx';
import { DriverRideOnDemand } from './ride/DriverRideOnDemand.tsx';
import { DriverRideEndOnDemand } from './ride/end/DriverRideEndOnDemand.tsx';
import { DutySettingsOnDemand } from './settings/DutySettingsOnDemand.tsx';
import { type Duty, useDuty } from './use-duty.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The first offer as a card, and the others as a list. Beside a ride all of them are in the list. */
const useOffers = (
  { availability, offers, preferences }: Duty,
  { hasActiveRide, isBeside }: { hasActiveRide: boolean; isBeside: boolean },
): { offer: ReactNode; rides: ReactNode } => {
  const balance = useBalance().data?.current_balance ?? null;
  const first = isBeside ? undefined : offers.open[0];
  const others = offers.open.filter((ride) => ride !== first);
  const choices = {
    balance,
    hasActiveRide,
    onAccept: offers.accept,
    onDecline: offers.decline,
  };
  return {
    offer: first && (
      <OfferCard
        key={offerKey(first)}
        ride={first}
        location={availability.location}
        isAccepting={offers.acceptingId === first.id}
        {...choices}
      />
    ),
    rides: (
      <>
        <AvailableRides
          rides={others}
          isOnline={availability.isOnline}
          state={offers.state}
          unreadable={offers.unreadable}
          hasOffer={first !== undefined}
          radiusKm={preferences.radiusKm}
          acceptingId={offers.acceptingId}
          {...choices}
        />
        <PendingPaymentsOnDemand>
          <RecentPaymentsOnDemand />
          <RecentNotificationsOnDemand limit={limits.driverDashboard.notifications} />
        </PendingPaymentsOnDemand>
      </>
    ),
  };
};

/**
 * At the start it is not known whether there is an offer. Later offers are added below the visible
 * content.
 */
const useIsWaiting = ({ availability, offers }: Duty): boolean => {
  const [wasKnown, setWasKnown] = useState(false);
  const isKnown = availability.isKnown && !(availability.isOnline && offers.state === 'loading');
  if (isKnown && !wasKnown) setWasKnown(true);
  return !isKnown && !wasKnown;
};

/** The dashboard of the signed-in driver: the ride under way or the first offer, the other offers, figures and settings. */
export const DriverDuty = () => {
  const duty = useDuty();
  const { ride, snapshot } = useActiveRide();
  const isEnded = snapshot !== undefined && isSummaryOpen(snapshot);
  const isBeside = ride !== null || isEnded;
  useWakeLock(duty.availability.isOnline || ride !== null);
  const offers = useOffers(duty, { hasActiveRide: ride !== null, isBeside });
  const isWaiting = useIsWaiting(duty);
  usePreload(DriverRideOnDemand, DriverRideEndOnDemand);
  const dashboard = (
    <DriverDutyView
      isBesideRide={isBeside}
      isWaiting={isWaiting}
      header={<DutyHeader {...duty} isBesideRide={isBeside} />}
      notice={<DutyNotice />}
      figures={<DutyFigures isOnline={duty.availability.isOnline} />}
      settings={<DutySettingsOnDemand {...duty} />}
      {...offers}
    />
  );
  if (ride)
    return <DriverRideOnDemand location={duty.availability.location ?? undefined} beside={dashboard} />;
  if (isEnded) return <DriverRideEndOnDemand requests={duty.offers.open.length} beside={dashboard} />;
  return dashboard;
};
