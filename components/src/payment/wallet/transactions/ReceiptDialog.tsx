import type { Transaction } from '@mobility/machines/transactions';
import type { Ride } from '@mobility/openapi';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { shortId } from '../../../format/id.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { common } from '../../../intl/generated/en-US/common.ts';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import { productName } from '../../../intl/product-name.ts';
import { useText } from '../../../intl/use-text.ts';
import { BrandMark } from '../../../primitives/BrandMark/BrandMark.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import * as styles from './ReceiptDialog.css.ts';
import { SignedMoney } from './SignedMoney.tsx';
import { useTransactionText } from './use-transaction-text.ts';

type ReceiptDialogProps = {
  transaction: Transaction;
  ride: Ride | undefined;
  party: 'rider' | 'driver';
  onClose(): void;
};

/** The receipt of one transaction, which is printed in place of the page. */
export function ReceiptDialog({ transaction, ride, party, onClose }: ReceiptDialogProps) {
  const t = useText(wallet);
  const tCommon = useText(common);
  const formats = useFormats();
  const { title, method } = useTransactionText(transaction, ride, party);
  const admin = transaction.entry?.admin_name;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      top={
        <p className={styles.brand}>
          <BrandMark /> {productName}
        </p>
      }
      title={t('receipt')}
      footer={
        <Button fullWidth icon={<Printer size={20} aria-hidden />} onPress={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      <p className={styles.total}>
        <SignedMoney amount={transaction.amount} size={32} />
      </p>
      <dl className={styles.rows}>
        <Row label={t('for')}>{title}</Row>
        <Row label={t('date')}>{formats.dateTime(transaction.at)}</Row>
        <Row label={t('method')}>{method}</Row>
        {ride && <Row label={tCommon('pickup')}>{ride.pickup_address}</Row>}
        {ride && <Row label={tCommon('destination')}>{ride.dropoff_address}</Row>}
        {ride && party === 'rider' && (
          <Row label={tCommon('driver')}>{ride.driver_name || tCommon('unknownDriver')}</Row>
        )}
        {ride && party === 'driver' && (
          <Row label={tCommon('rider')}>{ride.rider_name || tCommon('unknownRider')}</Row>
        )}
        {transaction.rideId && <Row label={t('rideId')}>#{shortId(transaction.rideId)}</Row>}
        {admin && <Row label={t('byAdmin')}>{admin}</Row>}
        <Row label={t('reference')}>{transaction.id}</Row>
      </dl>
    </Dialog>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value} dir="auto">
      {children}
    </dd>
  </div>
);
