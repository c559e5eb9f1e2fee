import type { admin } from '../../intl/generated/en-US/admin.ts';

/** The tabs of the console, in their order. The address names them. */
export const consoleTabs = [
  'overview',
  'notifications',
  'users',
  'rides',
  'audit',
  'conversations',
  'analytics',
  'payments',
  'payment-analytics',
  'database',
] as const satisfies readonly (keyof typeof admin.messages)[];
export type ConsoleTab = (typeof consoleTabs)[number];

/** The tab that an address names; the first one for any other text. */
export const tabNamed = (name: string | null): ConsoleTab =>
  consoleTabs.find((tab) => tab === name) ?? consoleTabs[0];
