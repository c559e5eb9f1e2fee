import { wasCancelled } from '@mobility/machines/ride';
import { serverText } from '@mobility/machines/server-text';
import type { Ride, RideRelease, Timestamp } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { placeDetail, placeName } from '@mobility/openapi/place-name';
import { useFormats } from '../../format/use-formats.ts';
import { receipt } from '../../intl/generated/en-US/receipt.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { type EndingViewer, useEnding } from '../ending/use-ending.ts';
import { firstName } from '../ride-text.ts';
import * as styles from './Timeline.css.ts';

type TimelineProps = { ride: Ride; viewer: EndingViewer };
type Moment = {
  key: string;
  mark: keyof typeof styles.marks;
  text: string;
  detail?: string | undefined;
  at?: Timestamp | null;
};

/** The events of a ride, in order, with the times that are known. */
export const Timeline = ({ ride, viewer }: TimelineProps) => {
  const t = useText(receipt);
  const formats = useFormats();
  return (
    <ol className={styles.timeline} aria-label={t('timeline')}>
      {useMoments(ride, viewer).map(({ key, mark, text, detail, at }) => (
        <li key={key} className={`${styles.moment} ${styles.marks[mark]}`}>
          <div className={styles.words}>
            <p className={styles.text}>{text}</p>
            {detail && (
              <p className={styles.detail}>
                <bdi>{detail}</bdi>
              </p>
            )}
          </div>
          {at != null && <time className={styles.time}>{formats.time(at)}</time>}
        </li>
      ))}
    </ol>
  );
};

const useMoments = (ride: Ride, viewer: EndingViewer): Moment[] => {
  const t = useText(receipt);
  const acceptedBy = (name: string | null | undefined) => t('accepted', { driver: firstName(name) });
  const { cancelled, stops } = { cancelled: useCancelled(ride, viewer), stops: useStops(ride) };
  const releasedBy = useReleasedBy(viewer);
  const { said } = useSentences();
  // A cancelled ride lists only the stops that were reached.
  const visited = stops.filter(({ at }) => at != null);
  return [
    { key: 'booked', mark: 'past', text: t('booked'), at: ride.requested_at ?? ride.created_at },
    ...(ride.releases ?? []).flatMap((release, index): Moment[] => [
      {
        key: `accepted ${index}`,
        mark: 'past',
        text: acceptedBy(release.driver_name),
        at: release.accepted_at,
      },
      {
        key: `released ${index}`,
        mark: 'past',
        text: releasedBy(release),
        detail: viewer === 'admin' && release.reason ? said(releaseReason(release.reason)) : undefined,
        at: release.released_at,
      },
    ]),
    ...(ride.accepted_at == null
      ? []
      : [
          {
            key: 'accepted',
            mark: 'past' as const,
            text: acceptedBy(ride.driver_name),
            at: ride.accepted_at,
          },
        ]),
    ...(ride.arrived_at == null
      ? []
      : [{ key: 'arrived', mark: 'past' as const, text: t('arrived'), at: ride.arrived_at }]),
    ...(wasCancelled(ride) ? [...visited, cancelled] : stops),
  ];
};

/** The server's reason for a ride whose driver was locked; other reasons are a person's words. */
const driverLocked = "The driver's account was locked";
const releaseReason = (reason: string) =>
  serverText(reason, reason === driverLocked ? { kind: 'driver_locked' } : undefined);

/** How a driver lost the ride. Only admins read which admin took it away. */
const useReleasedBy = (viewer: EndingViewer) => {
  const t = useText(receipt);
  return ({ released_by, released_by_name: admin }: RideRelease): string => {
    if (released_by === 'driver') return t('givenBack');
    if (released_by !== 'admin') return t('releasedBySystem');
    if (viewer !== 'admin') return t('releasedByTeam');
    return admin ? t('releasedByAdmin', { admin }) : t('releasedByAnAdmin');
  };
};

const useStops = (ride: Ride): Moment[] => {
  const t = useText(receipt);
  const tRide = useText(rideTexts);
  const phase = phaseOf[ride.status];
  const pickup = ride.pickup_address || ride.pickup_location?.address || '';
  const dropoff = ride.dropoff_address || ride.dropoff_location?.address || '';
  const hasStarted = phase === 'inProgress' || phase === 'completed' || ride.started_at != null;
  return [
    {
      key: 'pickup',
      mark: 'pickup',
      text: pickup
        ? t(hasStarted ? 'pickedUp' : 'pickup', { place: placeName(pickup) })
        : tRide('pickupMissing'),
      detail: placeDetail(pickup),
      at: ride.started_at,
    },
    {
      key: 'dropoff',
      mark: 'dropoff',
      text: dropoff
        ? t(phase === 'completed' ? 'droppedOff' : 'dropoff', { place: placeName(dropoff) })
        : tRide('destinationMissing'),
      detail: placeDetail(dropoff),
      at: ride.completed_at,
    },
  ];
};

const useCancelled = (ride: Ride, viewer: EndingViewer): Moment => {
  const { text, reason } = useEnding(ride, viewer);
  return { key: 'cancelled', mark: 'cancelled', at: ride.cancelled_at, text, detail: reason };
};
