import {
  Payments,
  PaymentsView,
  SavedCards,
  SavedCardsView,
  TopUp,
  TopUpView,
} from '@mobility/components/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longRide, now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';
import cards, * as cardStories from './SavedCards.stories.tsx';
import topUp, * as topUpStories from './TopUp.stories.tsx';
import { driverTransactions, riderTransactions } from './transactions.ts';

const meta = {
  title: 'payment/Payments',
  component: PaymentsView,
  subcomponents: { Payments, TopUp, SavedCards },
  decorators: [inPage],
  args: {
    party: 'rider',
    topUp: (isPrimary) => <TopUpView {...topUp.args} isPrimary={isPrimary} />,
    cards: <SavedCardsView {...cards.args} />,
    rides: Object.values(rides),
    transactions: riderTransactions,
    now,
    onRetry: ignore,
    onPay: ignore,
  },
} satisfies Meta<typeof PaymentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnUnpaidRide: Story = {};
export const EverythingPaid: Story = { args: { rides: [rides.paid] } };
export const OfADriver: Story = {
  args: {
    party: 'driver',
    transactions: driverTransactions,
    cards: <SavedCardsView {...cards.args} {...cardStories.OfADriver.args} />,
  },
};
export const NoPaymentsYet: Story = {
  args: {
    transactions: [],
    rides: [],
    topUp: (isPrimary) => (
      <TopUpView {...topUp.args} {...topUpStories.WithoutASavedCard.args} balance={0} isPrimary={isPrimary} />
    ),
    cards: <SavedCardsView {...cards.args} cards={[]} />,
  },
};
export const Loading: Story = { args: { transactions: null, rides: null } };
export const CouldNotBeLoaded: Story = { args: { error: {} } };
export const LongAndHostileText: Story = {
  args: {
    rides: [longRide(rides.completed)],
    transactions: riderTransactions.map((transaction) => ({
      ...transaction,
      amount: -1234567.89,
      rideId: null,
      entry: {
        id: transaction.id,
        transaction_type: 'debit' as const,
        description: hostile,
        amount_change: -1234567.89,
        created_at: transaction.at,
        admin_name: hostile,
      },
    })),
  },
};
