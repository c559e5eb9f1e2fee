import type { Ride, Timestamp } from '@mobility/openapi';
import { isActive, phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import Bell from 'lucide-react/icons/bell';
import StickyNote from 'lucide-react/icons/sticky-note';
import { Link } from 'react-aria-components/Link';
import { shortId } from '../../format/index.ts';
import { timestampMs } from '../../format/time.ts';
import { useFormats } from '../../format/use-formats.ts';
import { adminRides } from '../../intl/generated/en-US/admin-rides.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Face } from '../../ride/rating/Face.tsx';
import { faceOf } from '../../ride/rating/moods.ts';
import { statusText } from '../../ride/status.ts';
import { vehicleName } from '../../ride/vehicle-name.ts';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './RideCells.css.ts';
import { typeOf } from './ride-filters.ts';

const dash = '–';

/** The short id, which leads to the details. */
export const RideId = ({ ride, href }: { ride: Ride; href: string }) => {
  const t = useText(adminRides);
  const id = shortId(ride.id);
  return (
    <Link className={styles.id} href={href} aria-label={t('openRide', { id })}>
      <bdi>{id}</bdi>
    </Link>
  );
};

const dots: Record<RidePhase, string> = {
  pending: styles.dots.pending,
  accepted: styles.dots.accepted,
  arriving: styles.dots.arriving,
  inProgress: styles.dots.inProgress,
  completed: styles.dots.completed,
  cancelled: styles.dots.cancelled,
};

/** A status with a dot in its colour, or a ring while no driver has accepted the ride, as on the map. */
export const StatusWord = ({ status }: Pick<Ride, 'status'>) => {
  const t = useText(rideTexts);
  return (
    <span className={`${styles.status} ${dots[phaseOf[status]] ?? ''}`}>
      <span
        className={styles.dot}
        data-ring={phaseOf[status] === 'pending' || undefined}
        aria-hidden="true"
      />
      {statusText(t, status)}
    </span>
  );
};

/** The list of completed rides also holds those that are under way, and those that ended without a trip. */
const typeText = (ride: Ride) => {
  if (ride.cancel_reason_code === 'rider_no_show') return 'noShow';
  if (typeOf(ride) === 'pending') return 'pendingRequest';
  if (isActive(ride)) return 'rideUnderWay';
  return phaseOf[ride.status] === 'completed' ? 'completedRide' : 'endedRide';
};

const isSilent = (ride: Ride): boolean => Boolean(ride.driver_silent_since) && isActive(ride);

/** The status, and below it which of the two lists holds the ride, or why it is special. */
export const RideType = ({ ride }: { ride: Ride }) => {
  const t = useText(adminRides);
  return (
    <>
      <StatusWord status={ride.status} />{' '}
      {isSilent(ride) ? (
        <span className={styles.silent}>{t('silentDriver')}</span>
      ) : (
        <span className={styles.second}>{t(typeText(ride))}</span>
      )}
    </>
  );
};

type PersonProps = {
  name: string | null | undefined;
  /** The address of the person's details. */
  href: string | undefined;
};

export const Person = ({ name, href }: PersonProps) => {
  const t = useText(adminRides);
  if (name && href)
    return (
      <Link className={`${panel.link} ${styles.person}`} href={href}>
        <bdi>{name}</bdi>
      </Link>
    );
  return name ? (
    <bdi className={styles.person}>{name}</bdi>
  ) : (
    <span className={`${styles.person} ${styles.none}`}>{t('notAssigned')}</span>
  );
};

/** Passengers and vehicle; a note of the rider is an icon. */
export const Details = ({ ride }: { ride: Ride }) => {
  const t = useText(adminRides);
  const tCommon = useText(common);
  const note = ride.special_requirements;
  return (
    <span className={styles.two}>
      <span>{tCommon('passengers', { count: ride.passenger_count ?? 1 })}</span>{' '}
      <span className={styles.muted}>
        {vehicleName(tCommon, ride.vehicle_type)}
        {note && (
          <span className={styles.note} title={note}>
            <StickyNote size={14} aria-hidden />
            <VisuallyHidden>{t('requirements', { text: note })}</VisuallyHidden>
          </span>
        )}
      </span>
    </span>
  );
};

const ratingNames = { 1: 'rating1', 2: 'rating2', 3: 'rating3', 4: 'rating4', 5: 'rating5' } as const;

export const RatingFace = ({ ride }: { ride: Ride }) => {
  const t = useText(adminRides);
  const { number } = useFormats();
  const face = faceOf(ride.rating);
  if (!face) return dash;
  const name = t(ratingNames[face.id]);
  return (
    <span className={styles.rating} title={name}>
      <Face mood={face.id} size="small" />
      <span aria-hidden="true">{number(face.id)}</span>
      <VisuallyHidden>{t('ratingOf', { name, stars: number(face.id) })}</VisuallyHidden>
    </span>
  );
};

/** The time, and below it the day. */
export const When = ({ at }: { at: Timestamp | null | undefined }) => {
  const formats = useFormats();
  if (at == null || at === '') return dash;
  if (Number.isNaN(timestampMs(at))) return formats.dateTime(at);
  return (
    <time
      className={styles.two}
      dateTime={new Date(timestampMs(at)).toISOString()}
      title={formats.dateTime(at)}
    >
      <span>{formats.time(at)}</span> <span className={styles.muted}>{formats.date(at)}</span>
    </time>
  );
};

export const NotifyButton = ({ ride, onPress }: { ride: Ride; onPress: () => void }) => {
  const t = useText(adminRides);
  return (
    <IconButton
      className={styles.notify}
      variant="secondary"
      size="small"
      label={t('notify', { id: shortId(ride.id) })}
      icon={<Bell size={16} aria-hidden />}
      onPress={onPress}
    />
  );
};
