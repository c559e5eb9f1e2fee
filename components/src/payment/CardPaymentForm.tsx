import { brandOf, type CardErrors, type CardField } from '@mobility/machines/card-payment.rules';
import { Secret } from '@mobility/machines/card-payment.secret';
import Check from 'lucide-react/icons/check';
import { type FormEvent, type RefObject, useRef } from 'react';
import { text } from '../messages/index.ts';
import { TextField } from '../primitives/TextField/TextField.tsx';
import * as styles from './CardPaymentDialog.css.ts';
import type { CardPaymentDialogProps } from './CardPaymentDialog.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

type CardPaymentFormProps = CardPaymentDialogProps & {
  /** How often Pay was pressed: at each press a failed check moves the focus to the summary. */
  attempts: number;
  /** Enter in a field. */
  onSubmit(): void;
};

const brands = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', unknown: null } as const;
const labels: Record<CardField, string> = {
  name: 'Cardholder Name',
  number: 'Card Number',
  expiry: 'Expiry Date',
  cvc: 'CVC',
};
const order = ['name', 'number', 'expiry', 'cvc'] as const;

const errorText = (errors: CardErrors, field: CardField): string | undefined => {
  const key = errors[field];
  return key && text(key);
};

/** The card's four fields. Number and CVC leave only as secrets. */
export function CardPaymentForm({ snapshot, send, attempts, onSubmit }: CardPaymentFormProps) {
  const { number, expiry, cvc, name, errors } = snapshot.context;
  const inputs: Record<CardField, RefObject<HTMLInputElement | null>> = {
    name: useRef(null),
    number: useRef(null),
    expiry: useRef(null),
    cvc: useRef(null),
  };
  const wrong = order.filter((field) => errors[field]);
  const brand = brands[brandOf(number.reveal())];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      <ErrorSummary
        attempts={attempts}
        items={wrong.map((field) => ({ id: field, label: labels[field] }))}
        onGo={(field) => inputs[field].current?.focus()}
      />
      <TextField
        className={styles.wide}
        label="Cardholder Name"
        value={name}
        onChange={(next) => send({ type: 'setName', name: next })}
        errorMessage={errorText(errors, 'name')}
        autoComplete="cc-name"
        inputRef={inputs.name}
        end={
          name.trim() && (
            <span className={styles.tick}>
              <Check size={20} aria-hidden />
            </span>
          )
        }
      />
      <TextField
        className={styles.wide}
        label="Card Number"
        value={number.reveal()}
        onChange={(next) => send({ type: 'setNumber', number: new Secret(next) })}
        errorMessage={errorText(errors, 'number')}
        autoComplete="cc-number"
        inputMode="numeric"
        inputRef={inputs.number}
        end={brand && <span className={styles.brand}>{brand}</span>}
      />
      <TextField
        label="Expiry Date"
        placeholder="MM/YY"
        value={expiry}
        onChange={(next) => send({ type: 'setExpiry', expiry: next })}
        errorMessage={errorText(errors, 'expiry')}
        autoComplete="cc-exp"
        inputMode="numeric"
        inputRef={inputs.expiry}
      />
      <TextField
        label="CVC"
        value={cvc.reveal()}
        onChange={(next) => send({ type: 'setCvc', cvc: new Secret(next) })}
        errorMessage={errorText(errors, 'cvc')}
        autoComplete="cc-csc"
        inputMode="numeric"
        inputRef={inputs.cvc}
      />
      {/* Without a submit button Enter does nothing in a form of several fields. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
}
