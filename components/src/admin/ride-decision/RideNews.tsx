import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { rideDecision } from '../../intl/generated/en-US/ride-decision.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { statusText } from '../../ride/status.ts';
import { type DecidedRide, isWaiting } from './outcomes.ts';

export type RideNewsProps = { ride: DecidedRide; now: DecidedRide; onUpdate: () => void };

/** What happened to the ride while the decision was open. */
export const RideNews = ({ ride, now, onUpdate }: RideNewsProps) => {
  const t = useText(rideDecision);
  const tRide = useText(rideTexts);
  const isOthers = now.driver_id != null && now.driver_id !== ride.driver_id;
  const news = isOthers && !isWaiting(now) && now.driver_name;
  return (
    <Notice tone="caution" onRetry={onUpdate} retryLabel={t('update')}>
      {news
        ? t('rideHasDriver', { driver: news })
        : t('rideChanged', { status: statusText(tRide, now.status) })}
    </Notice>
  );
};
