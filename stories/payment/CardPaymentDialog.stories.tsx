import { CardPaymentDialog } from '@mobility/components/payment';
import { cardErrors, secret } from '@mobility/machines/card-payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { filledCard, heldCard } from './held-payment.ts';

const meta = {
  title: 'payment/CardPaymentDialog',
  component: CardPaymentDialog,
  args: { snapshot: heldCard('ready'), send: ignore },
} satisfies Meta<typeof CardPaymentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrong = { name: '', number: secret('4242 42'), expiry: '13/28', cvc: secret('1') };

export const EmptyForm: Story = {};
export const FilledIn: Story = { args: { snapshot: heldCard('ready', filledCard) } };
export const FourFieldsToCheck: Story = {
  args: { snapshot: heldCard('ready', { ...wrong, errors: cardErrors(wrong) }) },
};
export const LongName: Story = { args: { snapshot: heldCard('ready', { ...filledCard, name: longName }) } };
export const HostileName: Story = { args: { snapshot: heldCard('ready', { ...filledCard, name: hostile }) } };
export const AboutToPay: Story = { args: { snapshot: heldCard({ processing: 'delaying' }, filledCard) } };
export const Paying: Story = { args: { snapshot: heldCard({ processing: 'calling' }, filledCard) } };
export const AskingWhetherItWasPaid: Story = { args: { snapshot: heldCard('checking', filledCard) } };
export const Paid: Story = { args: { snapshot: heldCard('success') } };
export const PaidAndClosing: Story = { args: { snapshot: heldCard('paid') } };
export const Dismissed: Story = { args: { snapshot: heldCard('dismissed') } };
export const Declined: Story = {
  args: {
    snapshot: heldCard('error', {
      ...filledCard,
      error: { message: 'payment.cardFailed', detail: 'Your card was declined' },
    }),
  },
};
