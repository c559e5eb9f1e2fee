import type { CardDetails } from '@mobility/openapi';
import {
  brandOf,
  type CardErrors,
  type CardField,
  type CardForm,
  formatCardNumber,
  formatCvc,
  formatExpiry,
} from './rules.ts';
import { Secret } from './secret.ts';

/** Number and CVC are sent as `secret(text)`, so that recorded events show dots. */
export type CardFormEvent =
  | { type: 'setNumber'; number: Secret }
  | { type: 'setExpiry'; expiry: string }
  | { type: 'setCvc'; cvc: Secret }
  | { type: 'setName'; name: string };

/** A card as it is being typed, with the issues of its fields. Part of the context of each machine that takes a card. */
export type TypedCard = CardForm & { errors: CardErrors };

export const emptyCard = (): TypedCard => ({
  number: new Secret(),
  expiry: '',
  cvc: new Secret(),
  name: '',
  errors: {},
});

/** Clears the number and the CVC for every holder of this card. */
export const wipeCard = ({ number, cvc }: CardForm): void => {
  number.wipe();
  cvc.wipe();
};

const fieldOf = {
  setNumber: 'number',
  setExpiry: 'expiry',
  setCvc: 'cvc',
  setName: 'name',
} as const satisfies Record<CardFormEvent['type'], CardField>;

const formatted = (event: CardFormEvent): Partial<CardForm> => {
  switch (event.type) {
    case 'setNumber':
      return { number: new Secret(formatCardNumber(event.number.reveal())) };
    case 'setExpiry':
      return { expiry: formatExpiry(event.expiry) };
    case 'setCvc':
      return { cvc: new Secret(formatCvc(event.cvc.reveal())) };
    case 'setName':
      return { name: event.name };
  }
};

/** What typing in a field changes: the field gets its formatted text, and its issue is cleared. */
export const typeCard = ({ errors }: TypedCard, event: CardFormEvent): Partial<TypedCard> => ({
  ...formatted(event),
  errors: { ...errors, [fieldOf[event.type]]: undefined },
});

/** What is sent about a card: neither its number nor its CVC. */
export const cardDetailsOf = ({ number, expiry }: CardForm): CardDetails => ({
  last4: number.reveal().replace(/\D/g, '').slice(-4),
  brand: brandOf(number.reveal()),
  expiry_month: Number(expiry.slice(0, 2)),
  expiry_year: 2000 + Number(expiry.slice(3)),
});
