import { ShareTripDialog } from '@mobility/components/ride';
import { tripShareMachine } from '@mobility/machines/trip-share';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hold, ignore } from '../hold.ts';

type Value = 'closed' | 'sharing' | 'failed' | 'shared' | 'stopping' | 'stopped';
const token = 'q2Wn7fYc1pTz0KxR5vLb8A';
const held = (value: Value, context = {}) =>
  hold(tripShareMachine, { input: { rideId: 'ride' }, value, context });

const meta = {
  title: 'ride/ShareTripDialog',
  component: ShareTripDialog,
  args: {
    snapshot: held('shared', { token }),
    send: ignore,
    addressOf: (each) => `https://mobility.example/trip/${each}`,
  },
} satisfies Meta<typeof ShareTripDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { snapshot: held('closed') } };
export const MakingTheLink: Story = { args: { snapshot: held('sharing') } };
export const Failed: Story = {
  args: { snapshot: held('failed', { error: { message: 'share.failed', reason: 'error.unreachable' } }) },
};
export const Shared: Story = {};
export const Stopping: Story = { args: { snapshot: held('stopping', { token }) } };
export const NotStopped: Story = {
  args: { snapshot: held('shared', { token, error: { message: 'share.stopFailed' } }) },
};
export const Stopped: Story = { args: { snapshot: held('stopped') } };
