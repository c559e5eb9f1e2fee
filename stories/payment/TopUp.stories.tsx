import { TopUpView } from '@mobility/components/payment';
import { cardErrors, secret } from '@mobility/machines/card-payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';
import { filledCard } from './held-payment.ts';
import { heldTopUp } from './held-wallet.ts';

const meta = {
  title: 'payment/TopUp',
  component: TopUpView,
  decorators: [underHeadline],
  args: { snapshot: heldTopUp('choosing'), send: ignore, balance: 187.95, cards, isPrimary: true },
} satisfies Meta<typeof TopUpView>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { cardId: null };
const wrong = { name: '', number: secret('4242 42'), expiry: '13/28', cvc: secret('1') };
const declined = { message: 'payment.cardFailed', detail: 'Your card was declined.' } as const;
const done = {
  transaction_type: 'credit' as const,
  amount: 50,
  new_balance: 237.95,
  message: 'Top-up by Visa ending in 4242',
  timestamp: '2026-11-21T16:05:00.000Z',
  created_at: '2026-11-21T16:05:00.000Z',
};

export const BySavedCard: Story = {};
export const AfterAnUnpaidRide: Story = { args: { isPrimary: false } };
export const WithoutASavedCard: Story = { args: { cards: [], snapshot: heldTopUp('choosing', typed) } };
export const AnotherAmount: Story = {
  args: { snapshot: heldTopUp('choosing', { choice: 'other', other: '75.50' }) },
};
export const AmountTooHigh: Story = {
  args: { snapshot: heldTopUp('choosing', { choice: 'other', other: '1000.01', isAmountWrong: true }) },
};
/** A card that is not saved, where cards are entered on the payment page, or before it is known where. */
export const OpeningThePaymentPage: Story = {
  parameters: { states: ['topUp.waiting'] },
  args: { snapshot: heldTopUp('opening', { ...typed, isHosted: true }) },
};
export const Charging: Story = { args: { snapshot: heldTopUp('charging') } };
export const Declined: Story = { args: { snapshot: heldTopUp('failed', { error: declined }) } };
export const ToppedUp: Story = { args: { balance: 237.95, snapshot: heldTopUp('choosing', { done }) } };
export const BalanceLoading: Story = { args: { balance: null } };
export const NegativeBalance: Story = { args: { balance: -4.2 } };
export const TypingACard: Story = { args: { snapshot: heldTopUp('entering', { ...typed, ...filledCard }) } };
export const FourFieldsToCheck: Story = {
  args: { snapshot: heldTopUp('entering', { ...typed, ...wrong, errors: cardErrors(wrong) }) },
};
export const ChargingATypedCard: Story = {
  args: { snapshot: heldTopUp('charging', { ...typed, ...filledCard }) },
};
export const TypedCardDeclined: Story = {
  args: { snapshot: heldTopUp('refused', { ...typed, ...filledCard, error: declined }) },
};
