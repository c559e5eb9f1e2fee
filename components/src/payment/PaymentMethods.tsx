import type { PaymentMethod } from '@mobility/openapi';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { formatMoney } from '../format/index.ts';
import { Money } from '../primitives/Money/Money.tsx';
import { RadioCard, RadioGroup } from '../primitives/RadioGroup/RadioGroup.tsx';
import * as styles from './PaymentDialog.css.ts';

type PaymentMethodsProps = {
  amount: number;
  /** What the rider holds; null while it loads. */
  balance: number | null;
  value: PaymentMethod;
  isDisabled: boolean;
  onChange(method: PaymentMethod): void;
};

/** Balance, cash or card, each with what it would mean. */
export function PaymentMethods({ amount, balance, value, isDisabled, onChange }: PaymentMethodsProps) {
  return (
    <RadioGroup label="Pay with" value={value} onChange={onChange} isDisabled={isDisabled}>
      <Method id="balance" icon={<Wallet size={24} aria-hidden />} name="Balance">
        <BalanceConsequence amount={amount} balance={balance} />
      </Method>
      <Method id="cash" icon={<Banknote size={24} aria-hidden />} name="Cash">
        Hand <Money className={styles.plain} amount={amount} /> to your driver
      </Method>
      <Method id="stripe" icon={<CreditCard size={24} aria-hidden />} name="Credit card">
        Charged in US dollars, {formatMoney(amount, 'USD')}
      </Method>
    </RadioGroup>
  );
}

function BalanceConsequence({ amount, balance }: { amount: number; balance: number | null }) {
  if (balance === null) return 'Taken from what you hold';
  if (balance < amount) {
    return (
      <span className={styles.short}>
        <Money className={styles.plain} amount={balance} /> now,{' '}
        <Money className={styles.plain} amount={amount - balance} /> too little
      </span>
    );
  }
  return (
    <>
      <Money className={styles.plain} amount={balance} /> now,{' '}
      <Money className={styles.plain} amount={balance - amount} /> after this ride
    </>
  );
}

type MethodProps = { id: PaymentMethod; icon: ReactNode; name: string; children: ReactNode };

function Method({ id, icon, name, children }: MethodProps) {
  return (
    <RadioCard value={id} className={styles.method}>
      {icon}
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.consequence}>{children}</span>
      </span>
    </RadioCard>
  );
}
