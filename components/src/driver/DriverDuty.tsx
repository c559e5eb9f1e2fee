import { isOfferTopic } from '@mobility/machines/alerts';
import { offerKey } from '@mobility/machines/offers';
import { isSummaryOpen } from '@mobility/machines/ride';
import type { AvailableRide, Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { useEffect, useState } from 'react';
import { RecentNotificationsOnDemand } from '../notification/RecentNotificationsOnDemand.tsx';
import { usePreload } from '../primitives/OnDemand/on-demand.tsx';
import { toasts } from '../primitives/Toasts/toasts.ts';
import { useActiveRide } from '../provider/rides/use-active-ride.ts';
import { useBalance } from '../provider/use-balance.ts';
import { useUser } from '../provider/use-user.ts';
import { DriverDutyView, type DriverDutyViewProps } from './DriverDutyView.tsx';
import { AccessDeniedOnDemand } from './DriverStatesOnDemand.tsx';
import { DutyControl, DutyFigures, DutyHeader, DutyNotice, DutyPill } from './DutyParts.tsx';
import { DutyMapOnDemand } from './map/DutyMapOnDemand.tsx';
import { OfferMapOnDemand } from './map/OfferMapOnDemand.tsx';
import { AvailableRides } from './offers/AvailableRides.tsx';
import { OfferCardOnDemand } from './offers/OfferCardOnDemand.tsx';
import { useAsked } from './offers/use-asked.ts';
import { PendingPaymentsOnDemand, RecentPaymentsOnDemand } from './payments/DutyPaymentsOnDemand.tsx';
import { DriverRideOnDemand } from './ride/DriverRideOnDemand.tsx';
import { DriverRideEndOnDemand } from './ride/end/DriverRideEndOnDemand.tsx';
import { DutySettingsOnDemand } from './settings/DutySettingsOnDemand.tsx';
import { type Duty, useDuty } from './use-duty.ts';
import { useTop } from './use-top.ts';
import { useWakeLock } from './use-wake-lock.ts';

type RideChoice = { activeRide: Ride | null; isBeside: boolean };

/**
 * The list of waiting rides, with what follows it. The offer of the moment is over the map, not in the list, and the ride
 * that the driver accepted in another window is no longer in it.
 */
const useRides = ({ availability, offers, preferences }: Duty, { activeRide, isBeside }: RideChoice) => {
  const balance = useBalance().data?.current_balance ?? null;
  const [chosen, setChosen] = useState<{ id: string; from: 'mark' | 'row' } | null>(null);
  const asked = useAsked(offers.open, offers.acceptingId);
  const offer = isBeside ? undefined : asked;
  const waiting = offers.open.filter((ride) => ride !== offer && ride.id !== activeRide?.id);
  const choices = {
    balance,
    hasActiveRide: activeRide !== null,
    onAccept: offers.accept,
    onDecline: offers.decline,
  };
  const list = (
    <>
      <AvailableRides
        rides={waiting}
        isOnline={availability.isOnline}
        isKnown={availability.isKnown}
        state={offers.state}
        unreadable={offers.unreadable}
        readAt={offers.readAt}
        hasOffer={offer !== undefined}
        radiusKm={preferences.radiusKm}
        chosenId={chosen?.id ?? null}
        isCalled={chosen?.from === 'mark'}
        {...(isBeside || offer ? {} : { onShow: ({ id }: AvailableRide) => setChosen({ id, from: 'row' }) })}
        acceptingId={offers.acceptingId}
        {...choices}
      />
      <PendingPaymentsOnDemand>
        <RecentPaymentsOnDemand>
          <RecentNotificationsOnDemand limit={limits.driverDashboard.notifications} />
        </RecentPaymentsOnDemand>
      </PendingPaymentsOnDemand>
    </>
  );
  const choose = ({ id }: AvailableRide): void => setChosen({ id, from: 'mark' });
  return { offer, waiting, choices, chosen, choose, list };
};

type OnMap = Pick<DriverDutyViewProps, 'map' | 'control' | 'isOffer'>;

/** The map with the control to go online, or with the offer of the moment. */
const mapOf = (
  { availability, offers, preferences: { radiusKm, notificationsEnabled } }: Duty,
  { offer, waiting, choices, chosen, choose }: ReturnType<typeof useRides>,
): OnMap => {
  const { location } = availability;
  // An empty list of which a ride could not be read says nothing.
  const isKnown = offers.state === 'ready' && (waiting.length > 0 || offers.unreadable === 0);
  if (offer)
    return {
      isOffer: true,
      map: (coveredBottom) => (
        <OfferMapOnDemand ride={offer} location={location} coveredBottom={coveredBottom} />
      ),
      control: (
        <OfferCardOnDemand
          key={offerKey(offer)}
          ride={offer}
          takesFocus
          isAccepting={offers.acceptingId === offer.id}
          isQuiet={!notificationsEnabled}
          {...choices}
        />
      ),
    };
  return {
    map: (coveredBottom) => (
      <>
        <DutyMapOnDemand
          location={location}
          radiusKm={radiusKm}
          rides={waiting}
          balance={choices.balance}
          chosenId={chosen?.id ?? null}
          centred={chosen?.from === 'row' ? chosen : null}
          onChoose={choose}
          coveredBottom={coveredBottom}
        />
        <DutyPill covered={coveredBottom} />
      </>
    ),
    control: (
      <DutyControl availability={availability} rides={isKnown ? waiting.length : null} radiusKm={radiusKm} />
    ),
  };
};

/** Closes the toasts of offers that the driver no longer wants or can take. */
const useNoOffers = (isUnwanted: boolean): void =>
  useEffect(() => {
    if (isUnwanted) toasts.dismissAll(isOfferTopic);
  }, [isUnwanted]);

const viewOf = (hasRide: boolean, isEnded: boolean): 'ride' | 'summary' | 'map' => {
  if (hasRide) return 'ride';
  return isEnded ? 'summary' : 'map';
};

const Dashboard = () => {
  const duty = useDuty();
  const { ride, snapshot, isKnown } = useActiveRide();
  const isEnded = snapshot !== undefined && isSummaryOpen(snapshot);
  const isBeside = ride !== null || isEnded;
  useTop(isKnown ? viewOf(ride !== null, isEnded) : null);
  useNoOffers(ride !== null || !duty.preferences.notificationsEnabled);
  useWakeLock(duty.availability.isOnline || ride !== null);
  const rides = useRides(duty, { activeRide: ride, isBeside });
  usePreload(DriverRideOnDemand, DriverRideEndOnDemand, OfferCardOnDemand, OfferMapOnDemand);
  const dashboard = (
    <DriverDutyView
      header={<DutyHeader {...duty} isBesideRide={isBeside} isDriving={ride !== null} />}
      notice={<DutyNotice {...duty} />}
      figures={<DutyFigures {...duty} />}
      settings={<DutySettingsOnDemand {...duty} />}
      rides={rides.list}
      {...(isBeside ? {} : mapOf(duty, rides))}
    />
  );
  if (ride)
    return <DriverRideOnDemand location={duty.availability.location ?? undefined} beside={dashboard} />;
  if (isEnded)
    return (
      <DriverRideEndOnDemand
        requests={duty.offers.open.length}
        isOnline={duty.availability.isOnline}
        beside={dashboard}
      />
    );
  return dashboard;
};

/**
 * The dashboard of the signed-in driver: the ride under way, or the map with the first offer, and every other part beside
 * it. Users who are not drivers read that access is denied.
 */
export const DriverDuty = () => {
  const role = useUser()?.role;
  return role === undefined || role === 'driver' ? <Dashboard /> : <AccessDeniedOnDemand />;
};
