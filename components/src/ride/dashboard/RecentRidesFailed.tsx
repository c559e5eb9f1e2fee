import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useLoadReason } from '../../provider/use-load-reason.ts';
import * as styles from './RiderDashboard.css.ts';

export type RecentRidesFailedProps = {
  /** What the load failed with. */
  error?: unknown;
  onRetry(): void;
};

/** Shown where the recent rides could not be read. */
export function RecentRidesFailed({ error, onRetry }: RecentRidesFailedProps) {
  const t = useText(rideTexts);
  const { sentence } = useSentences();
  const reason = useLoadReason()(error);
  return (
    <div className={styles.padded}>
      <Notice tone="critical" title={sentence('ride.recentFailed', { reason })} onRetry={onRetry}>
        {reason === undefined && t('checkConnection')}
      </Notice>
    </div>
  );
}
