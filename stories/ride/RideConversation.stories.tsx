import { RideConversationView } from '@mobility/components/ride';
import { conversationOf, rideConversationMachine } from '@mobility/machines/ride-conversation';
import example from '@mobility/openapi/examples/RideMessages.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, longRide, now, rides } from '../fixtures.ts';
import { hold, ignore } from '../hold.ts';

type Outbox = 'empty' | 'sending' | 'waiting' | 'failed';
const held = (outbox: Outbox, context = {}, screen: 'opened' | 'closed' = 'opened') =>
  hold(rideConversationMachine, {
    input: { rideId: rides.accepted.id, clock: { now: () => now } },
    value: { screen, outbox },
    context,
  });

const messages = conversationOf({
  userId: rides.accepted.rider_id,
  rideId: rides.accepted.id,
  listed: example.messages,
  notifications: [],
  sent: [],
});
const text = 'I am at the corner of Mission Street, next to the flower shop.';

const meta = {
  title: 'ride/RideConversation',
  component: RideConversationView,
  args: {
    snapshot: held('empty'),
    send: ignore,
    ride: rides.accepted,
    isRider: true,
    messages,
    isLoading: false,
  },
} satisfies Meta<typeof RideConversationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { snapshot: held('empty', {}, 'closed') } };
export const Messages: Story = {};
export const ForTheDriver: Story = { args: { isRider: false } };
export const NoMessages: Story = { args: { messages: [] } };
export const Loading: Story = { args: { messages: [], isLoading: true } };
export const Unreadable: Story = { args: { messages: [], onReload: ignore } };
export const Writing: Story = { args: { snapshot: held('empty', { text }) } };
export const Sending: Story = { args: { snapshot: held('sending', { pending: text }) } };
export const WaitingForTheNetwork: Story = { args: { snapshot: held('waiting', { pending: text }) } };
export const Refused: Story = {
  args: {
    snapshot: held('failed', {
      pending: text,
      error: { message: 'ride.messageFailed', reason: 'error.slow' },
    }),
  },
};
export const ManyMessages: Story = {
  args: {
    messages: Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      isMine: index % 3 === 0,
      text: index % 7 === 0 ? text.repeat(4) : text,
      at: now - (40 - index) * 60_000,
    })),
  },
};
export const LongNames: Story = { args: { ride: longRide(rides.accepted) } };
export const HostileWords: Story = {
  args: {
    ride: hostileRide(rides.accepted),
    messages: [
      { id: 'a', isMine: false, text: '<img src=x onerror=alert(1)>'.repeat(9), at: now },
      { id: 'b', isMine: true, text: 'مرحبا، أنا هنا', at: 'never' },
    ],
  },
};
