import { rideFare } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';

type PaymentDueProps = {
  /** A completed ride that is not paid yet. */
  ride: Ride;
  onPay(ride: Ride): void;
};

/** The next thing to do after a ride: pay it. */
export function PaymentDue({ ride, onPay }: PaymentDueProps) {
  const pay = (
    <Button size="small" variant="primary" onPress={() => onPay(ride)}>
      Pay Now
    </Button>
  );
  return (
    <Notice tone="caution" title="Payment required" action={pay}>
      <Money amount={rideFare(ride)} /> for your ride to {ride.dropoff_address}
    </Notice>
  );
}
