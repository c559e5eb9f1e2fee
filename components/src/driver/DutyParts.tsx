import { earningsToday } from '@mobility/machines/earnings';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../provider/live/use-connection.ts';
import { useMobility } from '../provider/mobility.ts';
import { useMyRides } from '../provider/rides/use-my-rides.ts';
import { useBalance } from '../provider/use-balance.ts';
import { BalanceWarning } from './BalanceWarning.tsx';
import * as styles from './DriverDutyView.css.ts';
import { DriverHeader, type DriverHeaderProps } from './DriverHeader.tsx';
import { DriverKpis } from './DriverKpis.tsx';
import {
  AnotherDeviceOnDemand,
  NoDriverProfileOnDemand,
  PendingReviewOnDemand,
} from './DriverStatesOnDemand.tsx';
import { EarningsPill } from './map/EarningsPill.tsx';
import { GoControl } from './map/GoControl.tsx';
import type { Duty } from './use-duty.ts';

const useDriverProfile = () => useQuery(useMobility().queries.getDriverProfile());

/** The driver's status and vehicle, with the buttons to go online, locate and refresh. */
export const DutyHeader = ({
  availability,
  place,
  ...ride
}: Pick<Duty, 'availability' | 'place'> & Pick<DriverHeaderProps, 'isBesideRide' | 'isDriving'>) => {
  const { queryClient } = useMobility();
  const profile = useDriverProfile().data;
  const rides = useMyRides();
  const refresh = (): void => {
    availability.refresh();
    void queryClient.invalidateQueries();
  };
  return (
    <DriverHeader
      profile={profile}
      isOnline={availability.isOnline}
      isKnown={availability.isKnown}
      isToggling={availability.isToggling}
      canGoOnline={profile?.is_approved ?? false}
      isRefreshing={availability.isRefreshing || rides.isFetching}
      isLocating={place.isLocating}
      {...ride}
      onToggle={availability.toggle}
      onUpdateLocation={place.locate}
      onRefresh={refresh}
    />
  );
};

/** What keeps the driver from going online: no vehicle, or one that waits for approval. Or that another device reports. */
export const DutyNotice = ({ availability: { device } }: Pick<Duty, 'availability'>) => {
  const { links } = useMobility();
  const profile = useDriverProfile().data;
  // The region is there before its words, so that screen readers announce them.
  if (device || profile === undefined || profile?.is_approved)
    return (
      <div role="status" className={styles.announced}>
        {device && <AnotherDeviceOnDemand {...device} />}
      </div>
    );
  return profile ? (
    <PendingReviewOnDemand profileHref={links.driverProfile} reason={profile.sent_back_reason} />
  ) : (
    <NoDriverProfileOnDemand profileHref={links.driverProfile} />
  );
};

/** What the driver earned today; null while it loads. */
const useToday = () => {
  const { clock, queries } = useMobility();
  const payments = useQuery(queries.listPayments()).data;
  return payments ? earningsToday(payments, clock.now()) : null;
};

/** Today's earnings over the map. */
export const DutyPill = ({ covered }: { covered: number }) => (
  <EarningsPill today={useToday()} href={useMobility().links.rides} covered={covered} />
);

type DutyControlProps = Pick<Duty, 'availability'> & { rides: number | null; radiusKm: number };

/** The control to go online or offline. */
export const DutyControl = ({ availability, ...waiting }: DutyControlProps) => (
  <GoControl
    isOnline={availability.isOnline}
    isKnown={availability.isKnown}
    isToggling={availability.isToggling}
    canGoOnline={useDriverProfile().data?.is_approved ?? false}
    hasLocation={availability.location !== null}
    onToggle={availability.toggle}
    {...waiting}
  />
);

/** Today's figures and the warning of a low balance. */
export const DutyFigures = ({ availability: { isOnline, isKnown } }: Pick<Duty, 'availability'>) => {
  const { links, queries } = useMobility();
  const summary = useQuery(queries.getPaymentsSummary()).data;
  const balance = useBalance().data?.current_balance ?? null;
  return (
    <>
      <DriverKpis
        isOnline={isOnline}
        isKnown={isKnown}
        connection={useConnection().state}
        earningsToday={useToday()?.net ?? null}
        completedRides={summary?.total_rides ?? null}
        balance={balance}
      />
      <BalanceWarning balance={balance} paymentsHref={links.payments} />
    </>
  );
};
