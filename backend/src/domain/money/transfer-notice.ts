import type { Notice, NoticeKind } from '@mobility/openapi';
import type { TransferKind } from './ledger.ts';

type Booked = { kind: TransferKind; reference: string; ride_id: string | null };
type Sides = { given: NoticeKind; received: NoticeKind };

const rideKinds: Partial<Record<TransferKind, Sides>> = {
  hold: { given: 'platform_fee', received: 'platform_fee' },
  release: { given: 'platform_fee_returned', received: 'platform_fee_returned' },
  write_off: { given: 'platform_fee', received: 'platform_fee_returned' },
  penalty: { given: 'penalty', received: 'compensation' },
  payment: { given: 'ride_payment', received: 'ride_fare' },
};

/** The notices by the first part of a transfer's reference. */
const sources: Readonly<Record<string, NoticeKind>> = {
  demo: 'welcome_credit',
  welcome: 'welcome_credit',
  dispute: 'dispute_refund',
  ride_refund: 'ride_refunded',
};

const kindOf = ({ kind, reference }: Booked, amount: number): NoticeKind | undefined => {
  const sides = rideKinds[kind];
  if (sides) return amount < 0 ? sides.given : sides.received;
  return sources[reference.split(':')[0] ?? ''];
};

/** The last digits in the name of a card. */
const lastDigits = (description: string): string | undefined => /\d{4}$/.exec(description)?.[0];

const topUp = (description: string): Notice => {
  const card = lastDigits(description);
  return { kind: 'top_up', ...(card && { card }) };
};

/**
 * The notice for the description of a booked entry, from which it can be translated. Undefined for a
 * description that an admin wrote.
 */
export const transferNotice = (booked: Booked, amount: number, description: string): Notice | undefined => {
  if (booked.reference.startsWith('topup:')) return topUp(description);
  const kind = kindOf(booked, amount);
  return kind && { kind, ...(booked.ride_id && { ride_id: booked.ride_id }) };
};
