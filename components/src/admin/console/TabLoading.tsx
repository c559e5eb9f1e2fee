import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** The place of a tab while its code is fetched. */
export const TabLoading = () => (
  <div aria-hidden="true">
    <Skeleton height={320} />
  </div>
);
