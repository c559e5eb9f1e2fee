import { canRate, type Rating, rideDistance, rideFare, rideMinutes } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { isActive, phaseOf } from '@mobility/openapi/lifecycle';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { shortId } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { history } from '../../intl/generated/en-US/history.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { defaultLinks, type Links, rideLink } from '../../provider/links.ts';
import { isWrittenOff } from '../is-written-off.ts';
import { RideLegs } from '../RideLegs.tsx';
import { RatingWidget } from '../rating/RatingWidget.tsx';
import { useRatingFocus } from '../rating/use-rating-focus.ts';
import { rideDate, tripText, whenText } from '../ride-text.ts';
import { PaymentBadge, StatusBadge } from '../StatusBadge.tsx';
import { RideFacts } from './RideFacts.tsx';
import * as styles from './RideHistoryCard.css.ts';

export type RideHistoryActions = {
  /** Rider by default. */
  viewer?: 'rider' | 'admin';
  onDetails(ride: Ride): void;
  /** Absent for admins: no Book Again then. */
  onBookAgain?(ride: Ride): void;
  /** Opens the rating widget. Absent for admins: no Rate then. */
  onOpenRating?(ride: Ride): void;
  onRate?(ride: Ride, rating: Rating): void;
  links?: Links;
};

type RideHistoryCardProps = RideHistoryActions & {
  ride: Ride;
  /** The time that decides whether a rating may still change, in milliseconds. */
  now: number;
  /** The rating widget's state, where it is open on this ride. */
  rating?: { isSubmitting: boolean; picked?: number | null };
};

/** One ride of the history: its facts, its fare and the buttons that it offers. Drawn again only when they change. */
export const RideHistoryCard = memo(({ ride, now, rating, ...actions }: RideHistoryCardProps) => {
  const t = useText(rideTexts);
  const formats = useFormats();
  const tHistory = useText(history);
  const phase = phaseOf[ride.status];
  const isFree = phase === 'cancelled' || isWrittenOff(ride);
  const card = useRatingFocus(ride.id, rating !== undefined);
  return (
    <article ref={card} className={phase === 'inProgress' ? `${styles.card} ${styles.live}` : styles.card}>
      <div className={styles.main}>
        <div className={styles.top}>
          <StatusBadge status={ride.status} />
          {isWrittenOff(ride) && <PaymentBadge status="written_off" />}
          <time className={styles.date}>{whenText(t, formats, rideDate(ride), now)}</time>
          <bdi className={styles.id}>#{shortId(ride.id)}</bdi>
        </div>
        {ride.cancel_reason_code === 'rider_no_show' && (
          <p className={styles.ended}>
            {tHistory(actions.viewer === 'admin' ? 'noShowToAdmin' : 'noShowToRider')}
          </p>
        )}
        <RideLegs ride={ride} />
        <RideFacts ride={ride} viewer={actions.viewer ?? 'rider'} />
        {rating && <RatingWidget {...rating} onPick={(picked) => actions.onRate?.(ride, picked)} />}
      </div>
      <div className={styles.side}>
        <div className={styles.sum}>
          <span className={styles.fare}>
            <Money amount={rideFare(ride)} className={isFree ? styles.struck : undefined} />
          </span>
          <span>{tripText(formats, rideDistance(ride), rideMinutes(ride))}</span>
        </div>
        <CardButtons ride={ride} now={now} isRating={rating !== undefined} {...actions} />
      </div>
    </article>
  );
});

type CardButtonsProps = RideHistoryActions & { ride: Ride; now: number; isRating: boolean };
type SmallButtonProps = {
  act: ((ride: Ride) => void) | undefined;
  ride: Ride;
  isWide?: boolean;
  children: string;
};

/** Keeps its handler when its card shows another ride: drawing a button again costs more than the rest of a card. */
const PressButton = memo(Button);

function SmallButton({ act, ride, isWide = false, children }: SmallButtonProps) {
  const latest = useRef({ act, ride });
  useLayoutEffect(() => {
    latest.current = { act, ride };
  });
  const press = useCallback(() => latest.current.act?.(latest.current.ride), []);
  return (
    <PressButton size="small" fullWidth={isWide} onPress={press}>
      {children}
    </PressButton>
  );
}

function CardButtons({ ride, now, isRating, links = defaultLinks, ...actions }: CardButtonsProps) {
  const { onDetails, onBookAgain, onOpenRating } = actions;
  const t = useText(rideTexts);
  return (
    <div className={styles.buttons} data-buttons>
      {onBookAgain && isActive(ride) && (
        <div className={styles.wide}>
          <LinkButton size="small" variant="primary" fullWidth href={rideLink(links, ride.id)}>
            {t('followRide')}
          </LinkButton>
        </div>
      )}
      {onOpenRating && !isRating && canRate(ride, 'rider', now) && (
        <div className={styles.wide}>
          <SmallButton ride={ride} act={onOpenRating} isWide>
            {t('rate')}
          </SmallButton>
        </div>
      )}
      <SmallButton ride={ride} act={onDetails}>
        {t('details')}
      </SmallButton>
      {onBookAgain && (
        <SmallButton ride={ride} act={onBookAgain}>
          {t('bookAgain')}
        </SmallButton>
      )}
    </div>
  );
}
