import { rideFare } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { common } from '../intl/generated/en-US/common.ts';
import { paymentDue } from '../intl/generated/en-US/payment-due.ts';
import { rich } from '../intl/rich.tsx';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';

type PaymentDueProps = {
  /** A completed ride that is not paid yet. */
  ride: Ride;
  onPay(ride: Ride): void;
};

/** Asks the rider to pay the last ride. */
export function PaymentDue({ ride, onPay }: PaymentDueProps) {
  const t = useText(paymentDue);
  const shared = useText(common);
  const pay = (
    <Button size="small" variant="primary" onPress={() => onPay(ride)}>
      {shared('payNow')}
    </Button>
  );
  return (
    <Notice tone="caution" title={t(ride.cash_missing ? 'cashMissing' : 'due')} action={pay}>
      {rich((slot) =>
        t('dueFor', { fare: slot(<Money amount={rideFare(ride)} />), destination: ride.dropoff_address }),
      )}
    </Notice>
  );
}
