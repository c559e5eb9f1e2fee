import type { BellEntry } from '@mobility/components/shell';
import { items } from '../notification/items.ts';

/** The notifications as the bell shows them. */
export const entries: readonly BellEntry[] = items.map(({ id, title, message }) => ({
  id,
  title,
  message,
  time: 'Nov 21, 8:05 AM',
}));
