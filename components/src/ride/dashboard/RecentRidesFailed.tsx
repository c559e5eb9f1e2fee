import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as styles from './RiderDashboard.css.ts';

export type RecentRidesFailedProps = {
  /** Why loading failed, where it is known. */
  reason?: string;
  onRetry(): void;
};

/** Shown where the recent rides could not be read. */
export function RecentRidesFailed({ reason, onRetry }: RecentRidesFailedProps) {
  const t = useText(rideTexts);
  const { sentence } = useSentences();
  return (
    <div className={styles.padded}>
      <Notice tone="critical" title={sentence('ride.recentFailed', { reason })} onRetry={onRetry}>
        {t('checkConnection')}
      </Notice>
    </div>
  );
}
