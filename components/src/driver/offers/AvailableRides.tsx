import type { AvailableRide } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import CarFront from 'lucide-react/icons/car-front';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { UnreadableRides } from '../../ride/UnreadableRides.tsx';
import { AvailableRideRow, type AvailableRideRowProps } from './AvailableRideRow.tsx';
import * as styles from './AvailableRides.css.ts';

export type AvailableRidesProps = Omit<AvailableRideRowProps, 'ride' | 'isChosen' | 'isCalled'> & {
  /** The offers to list, without the one on the offer card and without declined ones. */
  rides: readonly AvailableRide[];
  isOnline: boolean;
  /** False until it is known whether the driver is online. */
  isKnown?: boolean;
  /** Whether the offers are known. */
  state?: 'loading' | 'failed' | 'ready';
  /** How many more rides there are that could not be read. */
  unreadable?: number;
  /** True when the offer card shows another offer. */
  hasOffer?: boolean;
  radiusKm: number;
  /** The ride whose mark or row was pressed. It is shown also where it is not among the first. */
  chosenId?: string | null;
  /** Whether the mark of the chosen ride was pressed, not its row. */
  isCalled?: boolean;
  /** When the list was read, in milliseconds since 1970. */
  readAt?: number | null;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** The offers within the driver's radius: the first five, with the one on the offer card, then how many more. */
export const AvailableRides = ({
  rides,
  isOnline,
  isKnown = true,
  state = 'ready',
  unreadable = 0,
  hasOffer = false,
  radiusKm,
  chosenId = null,
  isCalled = false,
  readAt = null,
  now,
  ...rowProps
}: AvailableRidesProps) => {
  const t = useText(driver);
  const formats = useFormats();
  // The offer card shows one of them.
  const onCard = hasOffer ? 1 : 0;
  const shown = limits.driverDashboard.availableRides - onCard;
  const count = rides.length + onCard;
  const more = rides.length - shown;
  const title = (
    <span className={styles.title}>
      {t('availableRides')} {count > 0 && <Badge tone="neutral">{formats.number(count)}</Badge>}
    </span>
  );
  const facts = (
    <p className={styles.facts}>
      <span className={styles.radius}>{t('withinRadius', { km: radiusKm })}</span>
      {isOnline && state === 'ready' && readAt !== null && <ReadAgo readAt={readAt} now={now} />}
    </p>
  );
  return (
    <Card as="section" title={title} action={facts} padding="none">
      <UnreadableRides count={unreadable} />
      {rides.length === 0 && unreadable === 0 && (
        <NoRides isOnline={isOnline} isKnown={isKnown} state={state} hasOffer={hasOffer} />
      )}
      <ul>
        {rides
          .filter(({ id }, index) => index < shown || id === chosenId)
          .map((ride) => (
            <AvailableRideRow
              key={ride.id}
              ride={ride}
              isChosen={ride.id === chosenId}
              isCalled={isCalled && ride.id === chosenId}
              {...rowProps}
            />
          ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('more', { count: more })}</p>}
    </Card>
  );
};

/** How old the list is. It counts without being announced. */
const ReadAgo = ({ readAt, now: held }: { readAt: number; now?: number | undefined }) => {
  const t = useText(driver);
  const now = useNow(held);
  const count = Math.max(0, Math.floor((now - readAt) / 1_000));
  return <span className={styles.readAgo}>{t('refreshedAgo', { count })}</span>;
};

type NoRidesProps = {
  isOnline: boolean;
  isKnown: boolean;
  state: 'loading' | 'failed' | 'ready';
  hasOffer: boolean;
};

const NoRides = ({ isOnline, isKnown, state, hasOffer }: NoRidesProps) => {
  const t = useText(driver);
  const icon = <CarFront size={24} />;
  if (!isKnown) return <Skeleton height={104} />;
  if (!isOnline) return <EmptyState icon={icon} title={t('youAreOffline')} text={t('goOnlineToSee')} />;
  if (state === 'loading') return <Skeleton height={104} />;
  if (state === 'failed')
    return <EmptyState icon={icon} title={t('requestsFailed')} text={t('requestsFailedText')} />;
  if (hasOffer) return <EmptyState icon={icon} title={t('noOtherRequests')} />;
  return <EmptyState icon={icon} title={t('noRequests')} text={t('requestsAppear')} />;
};
