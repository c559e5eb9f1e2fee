import { canOpenPayment, isUnpaid, rideBill, wasCancelled } from '@mobility/machines/ride';
import type { PaymentMethod, PaymentRecord, Ride } from '@mobility/openapi';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { useFormats } from '../../format/use-formats.ts';
import { receipt } from '../../intl/generated/en-US/receipt.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './RideDetailsDialog.css.ts';

type PaymentBoxProps = { ride: Ride; payment?: PaymentRecord; onPay?(ride: Ride): void };

const looks = {
  balance: { text: 'paidBalance', Icon: Wallet },
  cash: { text: 'paidCash', Icon: Banknote },
  stripe: { text: 'paidCard', Icon: CreditCard },
} as const satisfies Record<PaymentMethod, unknown>;

/** How and when a ride was paid, with a link to its payment. Empty where nothing was paid or the method is unknown. */
export const PaymentBox = ({ ride, payment, onPay }: PaymentBoxProps) => {
  const t = useText(receipt);
  const formats = useFormats();
  if (wasCancelled(ride)) {
    if (rideBill(ride).total === 0) return null;
    return (
      <div className={styles.box}>
        <Wallet className={styles.method} size={20} aria-hidden />
        <p className={styles.name}>{t('takenFromBalance')}</p>
      </div>
    );
  }
  const look = payment?.payment_method && looks[payment.payment_method];
  const canOpen = onPay && canOpenPayment(ride, 'rider') && !isUnpaid(ride, 'rider');
  if (!look && !canOpen) return null;
  const Icon = look?.Icon ?? Wallet;
  return (
    <div className={styles.box}>
      <Icon className={styles.method} size={20} aria-hidden />
      <div className={styles.grow}>
        <p className={styles.name}>{t(look?.text ?? 'payment')}</p>
        {payment?.paid_at != null && <p className={styles.muted}>{formats.dateTime(payment.paid_at)}</p>}
      </div>
      {canOpen && (
        <Button size="small" onPress={() => onPay(ride)}>
          {t('payment')}
        </Button>
      )}
    </div>
  );
};
