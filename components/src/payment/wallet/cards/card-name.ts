import type { SavedCard } from '@mobility/openapi';
import type { Text } from '../../../intl/create-text.ts';
import type { wallet } from '../../../intl/generated/en-US/wallet.ts';

export type WalletText = Text<typeof wallet.messages>;

/** 'Visa ending in 4242'. */
export const cardName = (t: WalletText, { brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  t('cardName', { brand, last4 });

/** '08/28', as it is printed on the card; empty where the server left a part out. */
export const cardExpiry = ({ expiry_month, expiry_year }: Partial<SavedCard>): string =>
  expiry_month && expiry_year
    ? `${String(expiry_month).padStart(2, '0')}/${String(expiry_year).slice(-2)}`
    : '';
