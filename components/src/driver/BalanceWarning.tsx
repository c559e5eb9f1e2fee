import { limits } from '@mobility/openapi/limits';
import { Money } from '../primitives/Money/Money.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { balanceBand } from './DriverKpis.tsx';

/** Says what an empty or low balance still allows; nothing where the balance is fine. */
export function BalanceWarning({ balance }: { balance: number | null }) {
  const band = balanceBand(balance);
  if (balance === null || band === 'fine') return null;
  if (band === 'empty') {
    return (
      <Notice tone="critical" title="Cannot accept rides">
        Your balance is <Money amount={balance} />. Every ride holds its 20% fee, so you need a balance above
        zero.
      </Notice>
    );
  }
  return (
    <Notice tone="caution" title="Low balance">
      Your <Money amount={balance} /> covers the fee of rides up to{' '}
      <Money amount={balance / limits.money.feeShare} />. At <Money amount={0} /> you cannot accept rides.
    </Notice>
  );
}
