import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RideHistory.css.ts';
import * as card from './RideHistoryCard.css.ts';

/** Cards of the final shape while the history loads. */
export function HistorySkeleton() {
  const t = useText(ride);
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>{t('loadingHistory')}</VisuallyHidden>
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={card.card} aria-hidden="true">
          <div className={card.main}>
            <Skeleton width="60%" height={24} />
            <Skeleton width="80%" height={20} />
            <Skeleton width="70%" height={20} />
            <Skeleton width="50%" height={20} />
          </div>
          <div className={card.side}>
            <Skeleton width="50%" height={32} />
            <Skeleton width="100%" height={44} />
          </div>
        </div>
      ))}
    </div>
  );
}
