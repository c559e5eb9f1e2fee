import type { CardPaymentSnapshot } from '@mobility/machines/card-payment';
import type { PaymentSnapshot } from '@mobility/machines/payment';
import { useEffect } from 'react';
import { holdPage } from '../../provider/hold-page.ts';
import { holdEntry } from './hold-entry.ts';

/** While a payment is made, Back does not close its dialog, and the browser asks before it closes the page. */
export const useHeld = (payment: PaymentSnapshot, card: CardPaymentSnapshot | undefined): void => {
  const isCharging = payment.matches('processing') || Boolean(card?.matches('processing'));
  const isBusy = isCharging || payment.matches('initiating');
  useEffect(() => (isBusy ? holdEntry() : undefined), [isBusy]);
  // Not while the payment is opened: that may lead to the page of a hosted checkout.
  useEffect(() => (isCharging ? holdPage() : undefined), [isCharging]);
};
