import type { AmountChoice, TopUpEvent, TopUpSnapshot } from '@mobility/machines/top-up';
import { limits } from '@mobility/openapi/limits';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import { useText } from '../../../intl/use-text.ts';
import { Money } from '../../../primitives/Money/Money.tsx';
import { RadioCard, RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as styles from './TopUpView.css.ts';

type TopUpAmountsProps = { snapshot: TopUpSnapshot; send(event: TopUpEvent): void };

const choices: readonly AmountChoice[] = [...limits.topUp.quick, 'other'];

/** The offered amounts and a field for another one. */
export function TopUpAmounts({ snapshot, send }: TopUpAmountsProps) {
  const t = useText(wallet);
  const { choice, other, isAmountWrong } = snapshot.context;
  const { min, max } = limits.topUp;
  const isDisabled = snapshot.matches('charging');
  return (
    <>
      <RadioGroup
        label={t('topUp')}
        className={styles.amounts}
        value={String(choice)}
        isDisabled={isDisabled}
        onChange={(id) => {
          const chosen = choices.find((one) => String(one) === id);
          if (chosen) send({ type: 'chooseAmount', choice: chosen });
        }}
      >
        {choices.map((one) => (
          <RadioCard key={one} value={String(one)} className={styles.amount}>
            {one === 'other' ? t('otherAmount') : <Money amount={one} isWhole />}
          </RadioCard>
        ))}
      </RadioGroup>
      {choice === 'other' && (
        <TextField
          label={t('amount')}
          value={other}
          onChange={(amount) => send({ type: 'setOther', amount })}
          inputMode="decimal"
          autoComplete="off"
          isDisabled={isDisabled}
          description={t('amountRange', { min, max })}
          errorMessage={isAmountWrong ? t('invalidAmount', { min, max }) : undefined}
        />
      )}
    </>
  );
}
