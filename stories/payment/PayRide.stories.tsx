import { PayRide, PayRideView } from '@mobility/components/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, hostileRide, longRide, payments, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { filledCard, heldCard, heldPayment } from './held-payment.ts';

const meta = {
  title: 'payment/PayRide',
  component: PayRideView,
  subcomponents: { PayRide },
  args: {
    snapshot: heldPayment('notInitiated', { status: payments.notInitiated }),
    send: ignore,
    ride: rides.completed,
    balance: 48.57,
    onReceipt: ignore,
    onDispute: ignore,
    onClose: ignore,
  },
} satisfies Meta<typeof PayRideView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: heldPayment('loading'), balance: null } };
export const CouldNotBeLoaded: Story = {
  args: { snapshot: heldPayment('loadFailed', { error: { message: 'payment.loadFailed' } }) },
};
export const ChooseAMethod: Story = {};
export const BalanceTooLow: Story = { args: { balance: 2 } };
export const CashChosen: Story = {
  args: { snapshot: heldPayment('notInitiated', { status: payments.notInitiated, method: 'cash' }) },
};
export const CardChosen: Story = {
  args: { snapshot: heldPayment('notInitiated', { status: payments.notInitiated, method: 'stripe' }) },
};
export const SavedCardChosen: Story = {
  args: {
    cards,
    snapshot: heldPayment('pending', {
      status: payments.pendingCard,
      method: 'stripe',
      cardId: cards[0]?.id ?? null,
    }),
  },
};
/** Shown also while one press initiates and completes the payment. */
export const OpeningThePayment: Story = {
  args: { snapshot: heldPayment({ initiating: 'toOpen' }, { status: payments.notInitiated }) },
  parameters: { states: ['payment.initiating.toComplete'] },
};
export const CouldNotBeOpened: Story = {
  args: {
    snapshot: heldPayment('notInitiated', {
      status: payments.notInitiated,
      error: { message: 'payment.initiateFailed' },
    }),
  },
};
export const ReadyToComplete: Story = {
  args: { snapshot: heldPayment('pending', { status: payments.pending }) },
};
export const Processing: Story = {
  args: { snapshot: heldPayment('processing', { status: payments.pending }) },
};
export const AskingWhetherItWasPaid: Story = {
  args: { snapshot: heldPayment('checking', { status: payments.pending }) },
};
export const Refused: Story = {
  args: {
    snapshot: heldPayment('pending', {
      status: payments.pending,
      error: { message: 'payment.processFailed', detail: 'Insufficient balance' },
    }),
  },
};
export const PayingByCard: Story = {
  args: {
    snapshot: heldPayment('card', { status: payments.pendingCard, method: 'stripe' }),
    card: { snapshot: heldCard('ready', filledCard), send: ignore },
  },
};
export const Failed: Story = {
  args: { snapshot: heldPayment('failed', { status: payments.failed, method: 'stripe' }) },
};
export const Expired: Story = {
  args: { snapshot: heldPayment('expired', { status: payments.expired, method: 'cash' }) },
};
export const CashDidNotArrive: Story = {
  args: {
    snapshot: heldPayment('pending', {
      status: { ...payments.pending, cash_missing: true },
      method: 'stripe',
    }),
  },
};
export const WrittenOff: Story = {
  args: {
    snapshot: heldPayment('writtenOff', { status: { ...payments.notInitiated, status: 'written_off' } }),
  },
};
export const Paid: Story = { args: { snapshot: heldPayment('paid', { status: payments.paid }) } };
export const LongAddresses: Story = { args: { ride: longRide(rides.completed) } };
export const HostileAddresses: Story = { args: { ride: hostileRide(rides.completed) } };
