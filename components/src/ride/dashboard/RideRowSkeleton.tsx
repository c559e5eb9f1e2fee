import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './RideRow.css.ts';

/** A row of the final shape while the recent rides load: status, date and fare, the two places, one button. */
export const RideRowSkeleton = () => (
  <li className={styles.row}>
    <div className={styles.top}>
      <Skeleton width={88} height={24} />
      <Skeleton width={120} height={20} />
      <span className={styles.fare}>
        <Skeleton width={64} height={24} />
      </span>
    </div>
    <div>
      <Skeleton width="80%" height={24} />
      <Skeleton width="70%" height={24} />
      <p className={styles.trip}>
        <Skeleton width={96} height={16} />
      </p>
    </div>
    <div className={styles.buttons}>
      <Skeleton width={96} height={44} />
    </div>
  </li>
);
