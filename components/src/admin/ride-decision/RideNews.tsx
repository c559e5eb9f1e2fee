import { useFormats } from '../../format/use-formats.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { rideDecision } from '../../intl/generated/en-US/ride-decision.ts';
import { useText } from '../../intl/use-text.ts';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { statusText } from '../../ride/status.ts';
import { type DecidedRide, isWaiting, leftOf, wasRefunded } from './outcomes.ts';

export type RideNewsProps = { ride: DecidedRide; now: DecidedRide; onUpdate: () => void };

/** What happened to the ride while the decision was open. */
export const RideNews = ({ ride, now, onUpdate }: RideNewsProps) => {
  const t = useText(rideDecision);
  return (
    <Notice tone="caution" onRetry={onUpdate} retryLabel={t('update')}>
      <MoneyText>{useNews(ride, now)}</MoneyText>
    </Notice>
  );
};

const useNews = (ride: DecidedRide, now: DecidedRide): string => {
  const t = useText(rideDecision);
  const tRide = useText(rideTexts);
  const { money } = useFormats();
  if (wasRefunded(ride, now))
    return t('rideRefunded', { sum: money(now.refunded_amount ?? 0), left: money(leftOf(now)) });
  const isOthers = now.driver_id != null && now.driver_id !== ride.driver_id && !isWaiting(now);
  if (isOthers && now.driver_name) return t('rideHasDriver', { driver: now.driver_name });
  return t('rideChanged', { status: statusText(tRide, now.status) });
};
