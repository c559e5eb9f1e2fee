import { offerKey } from '@mobility/machines/offers';
import { limits } from '@mobility/openapi/limits';
import type { ReactNode } from 'react';
import { RecentNotifications } from '../notification/RecentNotifications.tsx';
import { usePreload } from '../primitives/OnDemand/on-demand.tsx';
import { useActiveRide } from '../provider/use-active-ride.ts';
import { useBalance } from '../provider/use-balance.ts';
import { AvailableRides } from './AvailableRides.tsx';
import { DriverDutyView } from './DriverDutyView.tsx';
import { DriverRideOnDemand } from './DriverRideOnDemand.tsx';
import { DutyFigures, DutyHeader, DutyNotice } from './DutyParts.tsx';
import { DutySettingsOnDemand } from './DutySettingsOnDemand.tsx';
import { OfferCard } from './OfferCard.tsx';
import { PendingPayments } from './PendingPayments.tsx';
import { type Duty, useDuty } from './use-duty.ts';

/** The first offer as a card, and the others as a list. */
const useOffers = ({ availability, offers, preferences }: Duty): { offer: ReactNode; rides: ReactNode } => {
  const balance = useBalance().data?.current_balance ?? null;
  const [first, ...others] = offers.open;
  const choices = {
    balance,
    hasActiveRide: false,
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
          hasOffer={first !== undefined}
          radiusKm={preferences.radiusKm}
          acceptingId={offers.acceptingId}
          {...choices}
        />
        <PendingPayments />
        <RecentNotifications limit={limits.driverDashboard.notifications} />
      </>
    ),
  };
};

/** The dashboard of the signed-in driver: the ride under way, otherwise offers, figures and settings. */
export const DriverDuty = () => {
  const duty = useDuty();
  const offers = useOffers(duty);
  const { ride } = useActiveRide();
  usePreload(DriverRideOnDemand);
  if (ride) return <DriverRideOnDemand location={duty.availability.location ?? undefined} />;
  return (
    <DriverDutyView
      header={<DutyHeader {...duty} />}
      notice={<DutyNotice />}
      figures={<DutyFigures isOnline={duty.availability.isOnline} />}
      settings={<DutySettingsOnDemand {...duty} />}
      {...offers}
    />
  );
};
