import { SavedCardsView } from '@mobility/components/payment';
import type { SavedCard } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, now } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';
import { filledCard } from './held-payment.ts';
import { heldCards } from './held-wallet.ts';

const meta = {
  title: 'payment/SavedCards',
  component: SavedCardsView,
  decorators: [underHeadline],
  args: {
    snapshot: heldCards('listed'),
    send: ignore,
    cards,
    isFailed: false,
    onRetry: ignore,
    hasCash: true,
    now,
  },
} satisfies Meta<typeof SavedCardsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = cards as [SavedCard, SavedCard];
const full = Array.from({ length: limits.card.savedAtMost }, (_, index) => ({
  ...second,
  id: `card-${index}`,
  last4: String(1000 + index),
}));

export const TwoCards: Story = {};
export const OfADriver: Story = { args: { hasCash: false } };
export const NoCards: Story = { args: { cards: [] } };
export const OneExpired: Story = {
  args: { cards: [first, { ...second, expiry_month: 10, expiry_year: 2026 }] },
};
export const UnknownBrand: Story = { args: { cards: [{ ...first, brand: 'unknown' }] } };
export const AsManyAsPossible: Story = { args: { cards: full } };
export const JustSaved: Story = { args: { snapshot: heldCards('listed', { changed: 'saved' }) } };
export const Loading: Story = { args: { cards: null } };
export const CouldNotBeLoaded: Story = { args: { cards: null, isFailed: true } };
export const Adding: Story = { args: { snapshot: heldCards('adding') } };
export const OpeningThePaymentPage: Story = {
  parameters: { states: ['savedCards.waiting'] },
  args: { snapshot: heldCards('opening', { isHosted: true }) },
};
export const Saving: Story = { args: { snapshot: heldCards('saving', filledCard) } };
export const AlreadySaved: Story = {
  args: {
    snapshot: heldCards('adding', {
      ...filledCard,
      error: { message: 'wallet.failed', detail: 'This card is already saved' },
    }),
  },
};
export const AskingBeforeRemoval: Story = { args: { snapshot: heldCards('confirming', { card: second }) } };
export const AskingBeforeRemovalOfTheDefault: Story = {
  args: { snapshot: heldCards('confirming', { card: first }) },
};
export const Removing: Story = { args: { snapshot: heldCards('removing', { card: second }) } };
export const ChangingTheDefault: Story = {
  args: { snapshot: heldCards('settingDefault', { card: second }) },
};
