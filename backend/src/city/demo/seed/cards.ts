import type { SaveCardRequest } from '@mobility/openapi';

type Card = { last4: string; brand: 'visa' | 'mastercard' | 'amex' };

// None of these last digits is refused by the sandbox.
const cards: readonly Card[] = [
  { last4: '1881', brand: 'visa' },
  { last4: '5100', brand: 'mastercard' },
  { last4: '3714', brand: 'amex' },
  { last4: '6019', brand: 'visa' },
  { last4: '2720', brand: 'mastercard' },
  { last4: '4405', brand: 'visa' },
  { last4: '7788', brand: 'mastercard' },
];

/** A card that the sandbox declines. */
export const declinedCard: Card = { last4: '0002', brand: 'visa' };

/** The card of a person, always the same one. */
export const cardOf = ({ id }: { id: string }): Card => {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return cards[sum % cards.length] ?? declinedCard;
};

/** A card in the form that a browser sends. `number` makes the tokens distinct. */
export const described = ({ last4, brand }: Card, number: string): SaveCardRequest => ({
  stripe_token: `tok_${last4}_${number}`,
  card_details: {
    last4,
    brand,
    expiry_month: 4 + (Number(last4) % 9),
    expiry_year: 2028 + (Number(last4) % 4),
  },
});
