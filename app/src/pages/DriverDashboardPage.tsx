import {
  ActiveRide,
  AvailableRides,
  BalanceWarning,
  DriverDashboard,
  DriverHeader,
  DriverKpis,
  LocationPanel,
  NoDriverProfile,
  OfferCard,
  PendingReview,
  PreferencesPanel,
} from '@mobility/components/driver';
import { failureText } from '@mobility/components/messages';
import { NotificationList } from '@mobility/components/notification';
import { CancelRideDialog } from '@mobility/components/ride';
import { completedRides, earningsToday } from '@mobility/machines/earnings.rules';
import { activeRide } from '@mobility/machines/ride.rules';
import type { AvailableRide, DriverProfile, Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnection } from '../use-children.ts';
import { type RideDesk, useRideDesk } from '../use-ride-desk.ts';
import { useBalance, useMyRides } from '../use-rides.ts';
import { useSession } from '../use-session.ts';
import { useDutyView } from './use-duty-view.ts';
import { useNotificationItems } from './use-notification-items.ts';

const offerKey = ({ id, attempt = 1 }: Ride): string => `${id}:${attempt}`;

/** The step of this ride that is on its way, and the sentence of one that failed. */
const commandOf = (desk: RideDesk, ride: Ride | null) => {
  const { snapshot } = desk;
  if (!snapshot || snapshot.context.ride.id !== ride?.id) return { pending: null };
  const { action, commandFailure } = snapshot.context;
  return {
    pending: snapshot.matches({ command: 'sending' }) ? action : null,
    error: commandFailure ? failureText(commandFailure) : undefined,
  };
};

const ProfileNotice = ({ profile }: { profile: DriverProfile | null | undefined }) => {
  if (profile === undefined || profile?.is_approved) return null;
  return profile ? <PendingReview /> : <NoDriverProfile />;
};

/** The driver's duty: the ride that is under way, else what is on offer. */
export default function DriverDashboardPage() {
  const session = useSession();
  const { state: connection } = useConnection();
  const duty = useDutyView();
  const rides = useMyRides();
  const profile = useQuery(session.queries.getDriverProfile());
  const balance = useBalance().data?.current_balance ?? null;
  const desk = useRideDesk('driver', rides.data);
  const notifications = useNotificationItems();
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());

  const active = activeRide(rides.data ?? []);
  const open = duty.rides.filter((ride) => !declined.has(offerKey(ride)));
  const [offer, ...others] = active ? [] : open;
  const acceptingId = desk.snapshot?.matches({ command: 'sending' }) ? desk.snapshot.context.ride.id : null;
  const choices = {
    balance,
    hasActiveRide: active !== null,
    onAccept: (ride: AvailableRide) => desk.act(ride, { type: 'accept' }),
    onDecline: (ride: AvailableRide) => setDeclined(new Set([...declined, offerKey(ride)])),
  };
  const refresh = (): void => {
    duty.refresh();
    void session.queryClient.invalidateQueries();
  };
  const cancelDialog = desk.snapshot && <CancelRideDialog snapshot={desk.snapshot} send={desk.send} />;

  if (active) {
    return (
      <>
        <ActiveRide
          ride={active}
          location={duty.location ?? undefined}
          {...commandOf(desk, active)}
          onAction={(action) => desk.act(active, { type: action })}
          onCancel={() => desk.act(active, { type: 'openCancel' })}
        />
        {cancelDialog}
      </>
    );
  }
  return (
    <DriverDashboard
      header={
        <DriverHeader
          profile={profile.data ?? null}
          isOnline={duty.isOnline}
          isToggling={duty.isToggling}
          canGoOnline={profile.data?.is_approved ?? false}
          isRefreshing={duty.isRefreshing || rides.isFetching}
          isLocating={duty.isLocating}
          onToggle={duty.toggle}
          onUpdateLocation={duty.locate}
          onRefresh={refresh}
        />
      }
      notice={<ProfileNotice profile={profile.data} />}
      offer={
        offer && (
          <OfferCard
            key={offerKey(offer)}
            ride={offer}
            location={duty.location}
            isAccepting={acceptingId === offer.id}
            {...choices}
          />
        )
      }
      figures={
        <>
          <DriverKpis
            isOnline={duty.isOnline}
            connection={connection}
            earningsToday={rides.data ? earningsToday(rides.data, session.clock.now()) : null}
            completedRides={rides.data ? completedRides(rides.data) : null}
            balance={balance}
          />
          <BalanceWarning balance={balance} />
        </>
      }
      rides={
        <>
          <AvailableRides
            rides={others}
            isOnline={duty.isOnline}
            hasOffer={offer !== undefined}
            radiusKm={duty.radiusKm}
            acceptingId={acceptingId}
            {...choices}
          />
          <NotificationList items={notifications} limit={limits.driverDashboard.notifications} />
        </>
      }
      settings={
        <PreferencesPanel
          radiusKm={duty.radiusKm}
          autoAccept={duty.autoAccept}
          notificationsEnabled={duty.notificationsEnabled}
          saveState={duty.saveState}
          isDisabled={!duty.isReady}
          onRadius={duty.setRadius}
          onAutoAccept={duty.setAutoAccept}
          onNotifications={duty.setNotifications}
        >
          <LocationPanel
            location={duty.location}
            isBusy={duty.isLocating}
            onSubmit={duty.setAddress}
            onUseGps={duty.locate}
          />
        </PreferencesPanel>
      }
    />
  );
}
