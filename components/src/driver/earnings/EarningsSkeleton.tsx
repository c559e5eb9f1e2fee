import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './EarningsSkeleton.css.ts';

export type EarningsSkeletonProps = {
  /** Whether the card with its title is not there yet either. */
  isCard?: boolean;
};

/** As high as the earnings, so that the rides below them stay where they are. */
export const EarningsSkeleton = ({ isCard = false }: EarningsSkeletonProps) => (
  <div className={isCard ? styles.card : styles.content}>
    <Skeleton shape={isCard ? 'block' : 'text'} height="100%" />
  </div>
);
