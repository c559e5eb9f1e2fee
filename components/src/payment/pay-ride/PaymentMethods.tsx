import type { PaymentMethod, SavedCard } from '@mobility/openapi';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { wallet } from '../../intl/generated/en-US/wallet.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { RadioCard, RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { cardName } from '../wallet/cards/card-name.ts';
import * as styles from './PayRideView.css.ts';

type PaymentMethodsProps = {
  amount: number;
  /** The rider's balance; null while it loads. */
  balance: number | null;
  value: PaymentMethod;
  /** The saved cards that can pay. */
  cards: readonly SavedCard[];
  /** The saved card that is chosen; null for a card that is typed. */
  cardId: string | null;
  isDisabled: boolean;
  /** The driver reported that the cash did not arrive, so the ride cannot be paid in cash. */
  isCashMissing?: boolean;
  onChange(choice: { method: PaymentMethod; cardId?: string | null }): void;
};

const cardPrefix = 'card:';
/** What a radio button chooses: one of the saved cards, or a method. */
const choiceOf = (id: MethodId): { method: PaymentMethod; cardId?: string | null } => {
  if (id === 'balance' || id === 'cash' || id === 'stripe') return { method: id };
  return { method: 'stripe', cardId: id.slice(cardPrefix.length) };
};

/** Balance, cash, a saved card or another one, each with its consequence. */
export function PaymentMethods({
  amount,
  balance,
  value,
  cards,
  cardId,
  isDisabled,
  isCashMissing = false,
  onChange,
}: PaymentMethodsProps) {
  const t = useText(payment);
  const tWallet = useText(wallet);
  const formats = useFormats();
  const charged = t('chargedInDollars', { price: formats.money(amount, 'USD') });
  return (
    <RadioGroup<MethodId>
      label={t('payWith')}
      value={value === 'stripe' && cardId !== null ? `card:${cardId}` : value}
      onChange={(id) => onChange(choiceOf(id))}
      isDisabled={isDisabled}
    >
      <Method id="balance" icon={<Wallet size={24} aria-hidden />} name={t('methodBalance')}>
        <BalanceConsequence amount={amount} balance={balance} />
      </Method>
      <Method
        id="cash"
        icon={<Banknote size={24} aria-hidden />}
        name={t('methodCash')}
        isDisabled={isCashMissing}
      >
        {isCashMissing
          ? t('cashNotPossible')
          : rich((slot) => t('handCash', { amount: slot(<Plain amount={amount} />) }))}
      </Method>
      {cards.map((card) => (
        <Method
          key={card.id}
          id={`card:${card.id}`}
          icon={<CreditCard size={24} aria-hidden />}
          name={cardName(tWallet, card)}
        >
          {charged}
        </Method>
      ))}
      <Method
        id="stripe"
        icon={<CreditCard size={24} aria-hidden />}
        name={t(cards.length > 0 ? 'methodOtherCard' : 'methodCard')}
      >
        {charged}
      </Method>
    </RadioGroup>
  );
}

/** An amount within a sentence. */
const Plain = ({ amount }: { amount: number }) => <Money className={styles.plain} amount={amount} />;

function BalanceConsequence({ amount, balance }: { amount: number; balance: number | null }) {
  const t = useText(payment);
  if (balance === null) return t('fromBalance');
  const current = <Plain amount={balance} />;
  if (balance < amount) {
    const missing = <Plain amount={amount - balance} />;
    return (
      <span className={styles.short}>
        {rich((slot) => t('balanceShort', { current: slot(current), missing: slot(missing) }))}
      </span>
    );
  }
  const rest = <Plain amount={balance - amount} />;
  return rich((slot) => t('balanceAfter', { current: slot(current), rest: slot(rest) }));
}

type MethodId = PaymentMethod | `card:${string}`;
type MethodProps = {
  id: MethodId;
  icon: ReactNode;
  name: string;
  isDisabled?: boolean;
  children: ReactNode;
};

function Method({ id, icon, name, isDisabled, children }: MethodProps) {
  return (
    <RadioCard value={id} isDisabled={isDisabled} className={styles.method}>
      {icon}
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.consequence}>{children}</span>
      </span>
    </RadioCard>
  );
}
