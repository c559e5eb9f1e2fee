import { bookingOutcome } from '../../intl/generated/en-US/booking-outcome.ts';
import { useText } from '../../intl/use-text.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

/** The rider has a ride: no other can be booked until it ends. */
export const RideUnderWay = ({ href }: { href: string }) => {
  const t = useText(bookingOutcome);
  return (
    <Notice
      tone="info"
      title={t('rideUnderWay')}
      action={
        <LinkButton size="small" href={href}>
          {t('followRide')}
        </LinkButton>
      }
    >
      {t('rideUnderWayHint')}
    </Notice>
  );
};
