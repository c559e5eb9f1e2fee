import type { CardTopUp, SavedCard } from '@mobility/openapi';
import type { SavedCardRow } from '../store/saved-cards.ts';

/** What a card is recognised by; its token stays here. */
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

/** A card as it was sent, under the names that it is kept with. */
export const cardFrom = ({ stripe_token, card_details }: Sent) => ({ ...card_details, token: stripe_token });

/** 'Visa ending in 4242' */
export const cardName = ({ brand, last4 }: { brand: SavedCard['brand']; last4: string }): string => {
  const names = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', unknown: 'Card' };
  return `${names[brand]} ending in ${last4}`;
};
