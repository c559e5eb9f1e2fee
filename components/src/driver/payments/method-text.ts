import type { PaymentMethod } from '@mobility/openapi';
import type { Text } from '../../intl/create-text.ts';
import type { driverPayments } from '../../intl/generated/en-US/driver-payments.ts';

const texts = {
  cash: 'cash',
  stripe: 'stripe',
  balance: 'fromBalance',
} as const satisfies Record<PaymentMethod, keyof typeof driverPayments.messages>;

/** How a ride is paid; an unknown method counts as not chosen. */
export const methodText = (
  method: PaymentMethod | null | undefined,
  t: Text<typeof driverPayments.messages>,
): string => t((method && texts[method]) || 'notChosen');
