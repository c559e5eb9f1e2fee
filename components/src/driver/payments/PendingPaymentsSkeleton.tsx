import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** Keeps the place of the payments and of what is below them. */
export const PendingPaymentsSkeleton = () => <Skeleton shape="block" height={300} />;
