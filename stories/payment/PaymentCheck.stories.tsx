import { PaymentCheck, PaymentCheckView } from '@mobility/components/payment';
import { type PaymentCheckContext, paymentCheckMachine } from '@mobility/machines/payment-check';
import type { SessionStatus } from '@mobility/openapi';
import cardSaved from '@mobility/openapi/examples/SessionStatus.card.json' with { type: 'json' };
import expired from '@mobility/openapi/examples/SessionStatus.expired.json' with { type: 'json' };
import failed from '@mobility/openapi/examples/SessionStatus.failed.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/SessionStatus.json' with { type: 'json' };
import paidOtherwise from '@mobility/openapi/examples/SessionStatus.paid_otherwise.json' with {
  type: 'json',
};
import pending from '@mobility/openapi/examples/SessionStatus.pending.json' with { type: 'json' };
import toppedUp from '@mobility/openapi/examples/SessionStatus.top_up.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { hostile, now } from '../fixtures.ts';
import { alerts, hold } from '../hold.ts';
import { inPage } from '../page.tsx';

const sessionId = 'cs_test_b1Qm7XvT2LkPzR9dW4nYs0HfGc8JaUe6oIxN3tKq5wEyBl';
const held = (
  value: StateValueFrom<typeof paymentCheckMachine>,
  context: Partial<PaymentCheckContext> = {},
) => hold(paymentCheckMachine, { input: { sessionId, alerts }, value, context });
// JSON has no literal types; the contract's own test checks the examples.
const answer = (example: object): SessionStatus => example as SessionStatus;

const meta = {
  title: 'payment/PaymentCheck',
  component: PaymentCheckView,
  subcomponents: { PaymentCheck },
  decorators: [inPage],
  args: {
    snapshot: held({ checking: 'asking' }),
    paidAt: now,
    email: 'maya.chen@example.com',
    ridesHref: '/rides',
    paymentsHref: '/payments',
    homeHref: '/',
  },
} satisfies Meta<typeof PaymentCheckView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstAttempt: Story = {};
export const WaitingAfterTheThirdAttempt: Story = {
  args: { snapshot: held({ checking: 'waiting' }, { attempt: 3, result: answer(pending) }) },
};
export const Successful: Story = {
  args: { snapshot: held('success', { attempt: 4, result: answer(paid) }) },
};
export const SuccessfulInEuros: Story = {
  args: { snapshot: held('success', { result: answer({ ...paid, currency: 'EUR' }) }) },
};
export const ToppedUp: Story = {
  args: { snapshot: held('success', { result: answer(toppedUp) }) },
};
export const CardSaved: Story = {
  args: { snapshot: held('success', { result: answer(cardSaved) }) },
};
export const TopUpDeclined: Story = {
  args: {
    snapshot: held({ failed: 'declined' }, { result: answer({ ...toppedUp, payment_status: 'failed' }) }),
  },
};
export const Declined: Story = {
  args: { snapshot: held({ failed: 'declined' }, { result: answer(failed) }) },
};
export const Expired: Story = {
  args: { snapshot: held({ failed: 'declined' }, { result: answer(expired) }) },
};
export const AlreadyPaid: Story = {
  args: { snapshot: held('alreadyPaid', { result: answer(paidOtherwise) }) },
};
export const TimedOut: Story = {
  args: { snapshot: held({ failed: 'timedOut' }, { attempt: 10, result: answer(pending) }) },
};
export const CouldNotBeChecked: Story = {
  args: { snapshot: held({ failed: 'errored' }, { attempt: 10 }) },
};
export const HostileSessionId: Story = {
  args: { snapshot: held('success', { sessionId: hostile, result: answer(paid) }), email: hostile },
};
