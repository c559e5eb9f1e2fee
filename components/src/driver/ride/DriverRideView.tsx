import { canCancel, type DriverCommand, driverEarnings, rideFee } from '@mobility/machines/ride';
import type { KnownLocation, Ride } from '@mobility/openapi';
import FileText from 'lucide-react/icons/file-text';
import Star from 'lucide-react/icons/star';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { driving } from '../../intl/generated/en-US/driving.ts';
import { useText } from '../../intl/use-text.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { RidePane } from '../../ride/live/RidePane.tsx';
import { frame } from '../../theme/frame.css.ts';
import { OfferStops } from '../offers/OfferStops.tsx';
import { bookedStop } from '../offers/offer-stops.ts';
import { ActiveDock, type PinInput } from './ActiveDock.tsx';
import * as styles from './ActiveRide.css.ts';
import { ActiveSteps } from './ActiveSteps.tsx';
import { nextActionOf } from './next-action.ts';
import { StepNews } from './StepNews.tsx';
import { DriveFigures } from './tools/DriveFigures.tsx';
import { DriveTools } from './tools/DriveTools.tsx';
import { driveAhead, driverTags } from './tools/drive-ahead.ts';
import { NextTurnOnDemand } from './tools/NextTurnOnDemand.tsx';
import { NoShow } from './tools/NoShow.tsx';
import { legOf, nextStop } from './tools/next-stop.ts';

export type DriverRideViewProps = {
  /** The driver's accepted, arriving or running ride. */
  ride: Ride;
  /** The driver's position; by default that of the ride. */
  location?: KnownLocation;
  /** The command that is on its way to the server. */
  pending: DriverCommand | null;
  /** Why the last command failed. */
  error?: string;
  /** Sends the command that failed again; by default the next action. */
  onRetry?: () => void;
  /** The PIN that the ride needs to start. */
  pin?: PinInput;
  /** The way to the conversation, as a `MessageTool`. */
  contact?: ReactNode;
  /** The dashboard: beside the ride on desktops, elsewhere behind it until the ride is lowered. */
  beside?: ReactNode;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
  onCommand: (command: DriverCommand) => void;
  onCancel: (ride: Ride) => void;
};

/** The next turn covers the map's upper edge; on phones the sheet below covers its lower edge. In pixels. */
const [turn, sheet] = [{ of2Lines: 70, gap: 6 }, 32];

/** The ride that a driver is driving: the next action as the title, and one large button for it. */
export const DriverRideView = ({
  ride,
  location,
  pending,
  error,
  pin,
  contact,
  beside,
  now: held,
  onCommand,
  onRetry,
  onCancel,
}: DriverRideViewProps) => {
  const t = useText(driving);
  const tDriver = useText(driver);
  const formats = useFormats();
  const next = nextActionOf(ride, t);
  const [isLowered, setLowered] = useState(false);
  const [turnHeight, setTurnHeight] = useState(turn.of2Lines);
  const now = useNow(held);
  const to = nextStop(ride);
  const leg = legOf(ride, location);
  const ahead = leg && driveAhead(leg, now);
  const top = leg ? turnHeight + turn.gap : undefined;
  const insets = useMemo(() => (top === undefined ? { bottom: sheet } : { top, bottom: sheet }), [top]);
  const seen = useMemo(() => (location ? { ...ride, driver_location: location } : ride), [ride, location]);
  return (
    <div className={frame}>
      <div
        className={styles.layout}
        data-beside={beside ? true : undefined}
        data-lowered={(beside && isLowered) || undefined}
      >
        {beside && <div className={styles.beside}>{beside}</div>}
        <div className={styles.map}>
          <RidePane ride={seen} interactive insets={insets} {...driverTags(ride, ahead, formats)} />
          {leg && <NextTurnOnDemand {...leg} onCovered={setTurnHeight} />}
        </div>
        <section className={styles.panel} aria-label={t('activeRide')} data-testid="active-ride">
          <div className={styles.scroll}>
            <StepNews key={ride.id} ride={ride} />
            <DriveFigures ride={ride} ahead={ahead} now={now} />
            <div className={styles.heading}>
              <Heading className={styles.title}>{next?.title ?? t('rideCompleted')}</Heading>
              {beside && (
                <Button
                  className={styles.lower}
                  size="small"
                  aria-label={t(isLowered ? 'raiseRide' : 'lowerRide')}
                  aria-expanded={!isLowered}
                  onPress={() => setLowered(!isLowered)}
                >
                  {t(isLowered ? 'ride' : 'dashboard')}
                </Button>
              )}
            </div>
            <div className={styles.details}>
              <ActiveSteps ride={ride} expected={ahead?.at} />
              <Rider ride={ride} />
              <DriveTools ride={ride} to={to} contact={contact} now={now} />
              <NoShow
                ride={ride}
                now={now}
                isPending={pending !== null}
                onNoShow={() => onCommand('noShow')}
              />
              {ride.special_requirements && (
                <p className={styles.note}>
                  <FileText className={styles.noteIcon} size={20} aria-hidden />
                  {ride.special_requirements}
                </p>
              )}
              <OfferStops
                pickup={{ label: tDriver('pickup'), figures: [], address: ride.pickup_address }}
                dropoff={bookedStop(ride, t('destination'), tDriver, formats)}
              />
              <Earnings ride={ride} />
            </div>
          </div>
          {next && (
            <ActiveDock
              next={next}
              pending={pending}
              error={error}
              pin={pin}
              onCommand={onCommand}
              onRetry={onRetry}
              onCancel={canCancel(ride, 'driver') ? () => onCancel(ride) : undefined}
            />
          )}
        </section>
      </div>
    </div>
  );
};

const Rider = ({ ride }: { ride: Ride }) => {
  const t = useText(driving);
  const tCommon = useText(common);
  const formats = useFormats();
  const name = ride.rider_name || t('unknownRider');
  return (
    <div className={styles.person}>
      <Avatar id={ride.rider_id} name={name} picture={ride.rider_avatar_url} size={44} />
      <div>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.muted}>
          {tCommon('passengers', { count: ride.passenger_count ?? 1 })}
          {ride.rider_average_rating != null && (
            <>
              {' · '}
              <Star className={styles.star} size={14} aria-hidden />{' '}
              <VisuallyHidden>{t('ridersRating')} </VisuallyHidden>
              {formats.rating(ride.rider_average_rating)}
            </>
          )}
        </p>
      </div>
    </div>
  );
};

const Earnings = ({ ride }: { ride: Ride }) => {
  const t = useText(driving);
  return (
    <dl className={styles.earnings}>
      <Amount label={t('youEarn')}>
        <Money amount={driverEarnings(ride)} />
      </Amount>
      <Amount label={t('fare')}>
        <Money amount={ride.estimated_fare} />
      </Amount>
      <Amount label={t('feeShare')}>
        <Money amount={rideFee(ride)} />
      </Amount>
    </dl>
  );
};

const Amount = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    <dd>{children}</dd>
  </div>
);
