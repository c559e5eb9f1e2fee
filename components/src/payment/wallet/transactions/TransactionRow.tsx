import type { Transaction } from '@mobility/machines/transactions';
import type { Ride } from '@mobility/openapi';
import CarFront from 'lucide-react/icons/car-front';
import CircleX from 'lucide-react/icons/circle-x';
import Gift from 'lucide-react/icons/gift';
import Percent from 'lucide-react/icons/percent';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useFormats } from '../../../format/use-formats.ts';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import { useText } from '../../../intl/use-text.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SignedMoney } from './SignedMoney.tsx';
import * as styles from './TransactionsList.css.ts';
import { useTransactionText } from './use-transaction-text.ts';

const icons = {
  ride: CarFront,
  topUp: Plus,
  refund: RotateCcw,
  penalty: CircleX,
  fee: Percent,
  other: Gift,
} as const;

type TransactionRowProps = {
  transaction: Transaction;
  ride: Ride | undefined;
  party: 'rider' | 'driver';
  onReceipt(): void;
};

/** One transaction: what it was for, when and how, the signed amount, and its receipt. */
export function TransactionRow({ transaction, ride, party, onReceipt }: TransactionRowProps) {
  const t = useText(wallet);
  const formats = useFormats();
  const { title, isRoute, method } = useTransactionText(transaction, ride, party);
  const Icon = icons[transaction.kind];
  const admin = transaction.entry?.admin_name;
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{isRoute ? title : <bdi>{title}</bdi>}</p>
        <p className={styles.detail}>
          <time>{formats.time(transaction.at)}</time>
          <span>{method}</span>
          {admin && <span dir="auto">{t('by', { admin })}</span>}
        </p>
      </div>
      <SignedMoney amount={transaction.amount} />
      <IconButton
        className={styles.receipt}
        label={t('receiptOf', { title })}
        icon={<ReceiptText size={20} aria-hidden />}
        onPress={onReceipt}
      />
    </>
  );
}
