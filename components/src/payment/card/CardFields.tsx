import {
  brandOf,
  type CardErrors,
  type CardField,
  type CardFormEvent,
  cardErrors,
  Secret,
  type TypedCard,
} from '@mobility/machines/card-payment';
import Check from 'lucide-react/icons/check';
import type { FormEvent } from 'react';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './CardPaymentDialog.css.ts';

type CardFieldsProps = {
  card: TypedCard;
  send(event: CardFormEvent): void;
  /** How often the form was submitted. Each submit with an invalid field moves the focus to the summary. */
  attempts: number;
  /** Called on Enter in a field. */
  onSubmit(): void;
};

const brands = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', unknown: null } as const;
const labelKeys = { name: 'cardholderName', number: 'cardNumber', expiry: 'expiryDate', cvc: 'cvc' } as const;
const order = ['name', 'number', 'expiry', 'cvc'] as const;

const useErrorText = (errors: CardErrors) => {
  const { sentence } = useSentences();
  return (field: CardField): string | undefined => {
    const key = errors[field];
    return key && sentence(key);
  };
};

/** The card's four fields. Number and CVC are sent as secrets. */
export function CardFields({ card, send, attempts, onSubmit }: CardFieldsProps) {
  const t = useText(payment);
  const errorText = useErrorText(card.errors);
  const { number, expiry, cvc, name, errors } = card;
  const wrong = order.filter((field) => errors[field]);
  const unfinished = cardErrors(card);
  const tick = (field: CardField) =>
    !unfinished[field] && (
      <span className={styles.tick} data-testid={`valid-${field}`}>
        <Check size={20} aria-hidden />
      </span>
    );
  const brand = brands[brandOf(number.reveal())];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      <ErrorSummary
        attempts={attempts}
        fields={wrong.map((field) => ({ name: field, label: t(labelKeys[field]) }))}
      />
      <TextField
        className={styles.wide}
        label={t('cardholderName')}
        value={name}
        onChange={(next) => send({ type: 'setName', name: next })}
        errorMessage={errorText('name')}
        autoComplete="cc-name"
        name="name"
        end={tick('name')}
      />
      <TextField
        className={styles.wide}
        label={t('cardNumber')}
        value={number.reveal()}
        onChange={(next) => send({ type: 'setNumber', number: new Secret(next) })}
        errorMessage={errorText('number')}
        autoComplete="cc-number"
        inputMode="numeric"
        name="number"
        end={
          <>
            {brand && <span className={styles.brand}>{brand}</span>}
            {tick('number')}
          </>
        }
      />
      <TextField
        label={t('expiryDate')}
        placeholder={t('expiryFormat')}
        value={expiry}
        onChange={(next) => send({ type: 'setExpiry', expiry: next })}
        errorMessage={errorText('expiry')}
        autoComplete="cc-exp"
        inputMode="numeric"
        name="expiry"
        end={tick('expiry')}
      />
      <TextField
        label={t('cvc')}
        value={cvc.reveal()}
        onChange={(next) => send({ type: 'setCvc', cvc: new Secret(next) })}
        errorMessage={errorText('cvc')}
        autoComplete="cc-csc"
        inputMode="numeric"
        name="cvc"
        end={tick('cvc')}
      />
      {/* Without a submit button Enter does nothing in a form of several fields. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
}
