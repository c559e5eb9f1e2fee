import { ride } from '../../../intl/generated/en-US/ride.ts';
import { useText } from '../../../intl/use-text.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { frame } from '../../../theme/frame.css.ts';
import { HistorySkeleton } from '../HistorySkeleton.tsx';
import * as styles from '../RideHistory.css.ts';

/** The history of rides while its code arrives, with the lines of the final page. */
export const HistoryLoading = () => (
  <div className={frame} data-testid="history-loading">
    <div className={styles.page}>
      <Heading className={styles.title}>{useText(ride)('rideHistory')}</Heading>
      <p className={styles.subtitle} aria-hidden="true">
        <Skeleton width="14rem" />
      </p>
      <div className={styles.tools} aria-hidden="true">
        <Skeleton shape="block" height={48} />
        <Skeleton shape="block" height={48} />
      </div>
      <HistorySkeleton />
    </div>
  </div>
);
