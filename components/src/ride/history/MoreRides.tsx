import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { More, type MoreProps } from '../../primitives/More/More.tsx';

export type MoreRidesProps = Pick<MoreProps, 'has' | 'isReading' | 'isFailed' | 'read'>;

/** Reads the next page of rides. */
export const MoreRides = (props: MoreRidesProps) => {
  const t = useText(ride);
  return <More {...props} label={t('showMoreRides')} failed={t('moreRidesFailed')} />;
};
