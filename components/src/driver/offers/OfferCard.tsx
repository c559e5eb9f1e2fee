import { driverEarnings, rideFee } from '@mobility/machines/ride';
import type { AvailableRide } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import FileText from 'lucide-react/icons/file-text';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { timestampMs } from '../../format/time.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { offer } from '../../intl/generated/en-US/offer.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { keepFocus } from '../../primitives/Dialog/keep-focus.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { vehicleName } from '../../ride/vehicle-name.ts';
import { isTyping } from '../is-typing.ts';
import { acceptBlock } from './accept-block.ts';
import { BlockReason } from './BlockReason.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import * as styles from './OfferCard.css.ts';
import { OfferStops } from './OfferStops.tsx';
import { dropoffStop, pickupStop } from './offer-stops.ts';

export type OfferCardProps = {
  ride: AvailableRide;
  /** The driver's balance; null while it loads. */
  balance: number | null;
  hasActiveRide: boolean;
  isAccepting: boolean;
  onAccept: (ride: AvailableRide) => void;
  onDecline: (ride: AvailableRide) => void;
  /** On phones only the earnings, the time left and the answers, with a button for the rest. */
  isShort?: boolean;
  onShowDetails?: () => void;
  /** Whether the button to accept takes the focus when the offer opens. */
  takesFocus?: boolean;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** The first offer: earnings, distances, and the time left to answer. */
export const OfferCard = (props: OfferCardProps) => {
  const t = useText(offer);
  const tDriver = useText(driver);
  const tCommon = useText(common);
  const formats = useFormats();
  const { ride, now } = props;
  const card = useRef<HTMLElement>(null);
  useFocusAfter(card);
  return (
    <section
      ref={card}
      className={styles.offer}
      aria-label={t('newRequest')}
      tabIndex={-1}
      data-short={props.isShort || undefined}
      data-testid="offer-card"
    >
      <div className={styles.head}>
        <Earnings ride={ride} />
        {props.isShort && (
          <Button
            className={styles.showDetails}
            size="small"
            onPress={() => {
              props.onShowDetails?.();
              card.current?.focus({ preventScroll: true });
            }}
          >
            {t('details')}
          </Button>
        )}
        <TimeLeft ride={ride} now={now} />
      </div>
      <div className={styles.details}>
        <OfferStops
          pickup={pickupStop(ride, tDriver, formats)}
          dropoff={dropoffStop(ride, tDriver('trip'), tDriver, formats)}
        />
      </div>
      <div className={`${styles.facts} ${styles.details}`}>
        <Badge tone="neutral">{vehicleName(tCommon, ride.vehicle_type)}</Badge>
        <Badge tone="neutral">{tCommon('passengers', { count: ride.passenger_count ?? 1 })}</Badge>
        {ride.special_requirements && (
          <span className={styles.note}>
            <FileText className={styles.noteIcon} size={16} aria-hidden />
            {ride.special_requirements}
          </span>
        )}
      </div>
      <Answer {...props} />
    </section>
  );
};

/**
 * The time in which only a few drivers have the offer; where the backend does not send it, the time
 * until the ride expires.
 */
const TimeLeft = ({ ride, now: fixed }: Pick<OfferCardProps, 'ride' | 'now'>) => {
  const t = useText(offer);
  const now = useNow(fixed);
  const asked = ride.asked_until == null ? Number.NaN : timestampMs(ride.asked_until);
  if (asked > now) return <CountdownRing until={asked} total={limits.offer.waveEvery} now={fixed} />;
  if (ride.asked_until !== undefined) return <p className={styles.others}>{t('othersAsked')}</p>;
  const until = ride.expires_at == null ? Number.NaN : timestampMs(ride.expires_at);
  return Number.isNaN(until) ? null : (
    <CountdownRing until={until} total={limits.ride.expiresAfter} now={fixed} />
  );
};

const Earnings = ({ ride }: { ride: AvailableRide }) => {
  const t = useText(offer);
  return (
    <div>
      <Heading isOfPart className={styles.kicker}>
        <span className={styles.dot} />
        {t('newRequest')}
      </Heading>
      <p className={styles.net}>
        <Money amount={driverEarnings(ride)} />{' '}
        <span className={styles.netWord}>{useText(driver)('net')}</span>
      </p>
      <p className={`${styles.sum} ${styles.details}`}>
        {rich((slot) =>
          t('fareMinusFee', {
            fare: slot(<Money className={styles.plain} amount={ride.estimated_fare} />),
            fee: slot(<Money className={styles.plain} amount={rideFee(ride)} />),
          }),
        )}
      </p>
    </div>
  );
};

/** When the card goes away with the focus, the page's heading gets it. */
const useFocusAfter = (card: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) keepFocus();
    };
  }, [card]);

const Answer = ({ ride, balance, hasActiveRide, isAccepting, ...props }: OfferCardProps) => {
  const [takesFocus] = useState(() => props.takesFocus === true && !isTyping());
  const t = useText(offer);
  const tDriver = useText(driver);
  const block = acceptBlock(ride, { balance, hasActiveRide });
  return (
    <>
      <div className={styles.actions}>
        <Button size="large" isDisabled={isAccepting} onPress={() => props.onDecline(ride)}>
          {tDriver('decline')}
        </Button>
        <Button
          size="large"
          variant="primary"
          autoFocus={takesFocus}
          isPending={isAccepting}
          isDisabled={block !== null}
          onPress={() => props.onAccept(ride)}
        >
          {block === 'noBalance' ? tDriver('cannotAccept') : t('acceptRide')}
        </Button>
      </div>
      {block && block !== 'noBalance' && (
        <div className={styles.reason}>
          <BlockReason ride={ride} block={block} />
        </div>
      )}
    </>
  );
};
