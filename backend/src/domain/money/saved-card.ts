import type { CardTopUp, SavedCard } from '@mobility/openapi';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'unknown';

/** A stored card: the details that its owner sees and the gateway's token; never the card number. */
export type SavedCardRow = {
  position: number;
  id: string;
  user_id: string;
  token: string;
  brand: CardBrand;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  is_default: 0 | 1;
  created_at: number;
};

/** The details of a card that its owner sees, without the token. */
export const toSavedCard = (row: SavedCardRow): SavedCard => ({
  id: row.id,
  brand: row.brand,
  last4: row.last4,
  expiry_month: row.expiry_month,
  expiry_year: row.expiry_year,
  is_default: row.is_default === 1,
  created_at: new Date(row.created_at).toISOString(),
});

type Sent = Pick<CardTopUp, 'stripe_token' | 'card_details'>;

/** Converts a card from the request to the names of the store. */
export const cardFrom = ({ stripe_token, card_details }: Sent) => ({ ...card_details, token: stripe_token });

/** 'Visa ending in 4242' */
export const cardName = ({ brand, last4 }: { brand: SavedCard['brand']; last4: string }): string => {
  const names = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', unknown: 'Card' };
  return `${names[brand]} ending in ${last4}`;
};
