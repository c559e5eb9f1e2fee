import type {
  BalanceTransactionEvent,
  BalanceTransactionSnapshot,
} from '@mobility/machines/balance-transaction';
import { limits } from '@mobility/openapi/limits';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type FormEvent, useEffect, useRef } from 'react';
import { useFormats } from '../../../format/use-formats.ts';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { rich } from '../../../intl/rich.tsx';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Money, MoneyText } from '../../../primitives/Money/Money.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { ToggleGroup } from '../../../primitives/ToggleGroup/ToggleGroup.tsx';
import { useErrorText } from '../../../provider/use-failure.ts';
import * as styles from './UserBalance.css.ts';

const longestDescription = 300;

type NewTransactionProps = {
  snapshot: BalanceTransactionSnapshot;
  send: (event: BalanceTransactionEvent) => void;
};

const types = ['credit', 'debit', 'refund'] as const;

/** The form of a new transaction, and its result. */
export const NewTransaction = ({ snapshot, send }: NewTransactionProps) => {
  const t = useText(adminUsers);
  const { money, locale } = useFormats();
  const amountExample = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1_250.5);
  const limit = money(limits.admin.amountAtMost);
  const { transactionType, amount, description, invalid, error, attempt, done } = snapshot.context;
  const isProcessing = snapshot.matches('processing');
  const fields = { amount: useRef<HTMLInputElement>(null), description: useRef<HTMLInputElement>(null) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused attempt moves the focus once.
  useEffect(() => {
    if (invalid) fields[invalid].current?.focus();
  }, [attempt]);
  const text = useErrorText(error);
  const message = text && <MoneyText>{text}</MoneyText>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'process' });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby="new-transaction">
      <h3 id="new-transaction" className={styles.title}>
        {t('newTransaction')}
      </h3>
      <ToggleGroup
        label={t('transactionType')}
        options={types.map((id) => ({ id, label: t(id) }))}
        value={transactionType}
        isDisabled={isProcessing}
        onChange={(next) => send({ type: 'change', form: { transactionType: next } })}
      />
      <TextField
        inputRef={fields.amount}
        label={t('amount')}
        value={amount}
        onChange={(next) => send({ type: 'change', form: { amount: next } })}
        inputMode="decimal"
        autoComplete="off"
        isDisabled={isProcessing}
        description={<MoneyText>{t('amountExample', { example: amountExample, max: limit })}</MoneyText>}
        keepsDescription
        errorMessage={invalid === 'amount' && message}
      />
      <TextField
        inputRef={fields.description}
        label={t('description')}
        value={description}
        onChange={(next) => send({ type: 'change', form: { description: next } })}
        autoComplete="off"
        maxLength={longestDescription}
        isDisabled={isProcessing}
        description={
          <>
            {t('userReadsIt')}
            {description.length > longestDescription - 60 && ` ${description.length}/${longestDescription}`}
          </>
        }
        errorMessage={invalid === 'description' ? message : undefined}
      />
      {!invalid && message && <Notice tone="critical">{message}</Notice>}
      <p role="status" className={styles.done} hidden={!done}>
        {done && (
          <>
            <CircleCheck size={20} aria-hidden />
            <span>
              {rich((slot) => t('processed', { balance: slot(<Money amount={done.new_balance} />) }))}
            </span>
          </>
        )}
      </p>
      <Button type="submit" variant="primary" fullWidth isPending={isProcessing}>
        {t('processTransaction')}
      </Button>
    </form>
  );
};
