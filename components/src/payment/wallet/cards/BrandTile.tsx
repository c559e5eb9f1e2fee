import type { SavedCard } from '@mobility/openapi';
import CreditCard from 'lucide-react/icons/credit-card';
import * as styles from './SavedCardsView.css.ts';

const marks: Partial<Record<SavedCard['brand'], string>> = { visa: 'VISA', mastercard: 'MC', amex: 'AMEX' };

/** The mark of a card's brand; its name is beside it. */
export const BrandTile = ({ brand }: Pick<SavedCard, 'brand'>) => (
  <span className={styles.tile} aria-hidden="true">
    {marks[brand] ?? <CreditCard size={20} />}
  </span>
);
