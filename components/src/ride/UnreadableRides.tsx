import { ride } from '../intl/generated/en-US/ride.ts';
import { useText } from '../intl/use-text.ts';
import { Notice } from '../primitives/Notice/Notice.tsx';

/** How many rides of a list could not be read; nothing where all could. */
export const UnreadableRides = ({ count }: { count: number }) => {
  const t = useText(ride);
  return count > 0 ? <Notice tone="caution">{t('ridesUnreadable', { count })}</Notice> : null;
};
