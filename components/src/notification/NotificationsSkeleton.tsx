import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';

/** As high as a list without notifications, which is what new users have. */
export const NotificationsSkeleton = () => <Skeleton height="12.5rem" />;
