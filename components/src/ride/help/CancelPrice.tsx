import type { Party } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { cancelPenalty } from '@mobility/openapi/penalty';
import { useFormats } from '../../format/use-formats.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';

type CancelPriceProps = { ride: Ride; by: Party; className?: string; id?: string };

/** The penalty for cancelling now, by the rule of the server. */
export const CancelPrice = ({ ride, by, className, id }: CancelPriceProps) => {
  const t = useText(rideTexts);
  const formats = useFormats();
  const { amount, fraction } = cancelPenalty(by, {
    status: ride.status,
    fareInCents: Math.round(ride.estimated_fare * 100),
    isDriverSilent: ride.driver_silent_since != null,
  });
  return (
    <p id={id} className={className}>
      {amount === 0
        ? t('cancelFree')
        : rich((slot) =>
            t('cancelCosts', {
              amount: slot(<Money amount={amount / 100} />),
              percent: formats.percent(fraction * 100),
            }),
          )}
    </p>
  );
};
