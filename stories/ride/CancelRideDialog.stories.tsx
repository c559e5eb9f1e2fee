import { CancelRideDialog } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, longRide, noPenalty, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { heldCancel } from './held-ride.ts';

const meta = {
  title: 'ride/CancelRideDialog',
  component: CancelRideDialog,
  parameters: { region: 'cancel' },
  args: { snapshot: heldCancel('confirming'), send: ignore },
} satisfies Meta<typeof CancelRideDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = { reason: 'My plans changed', confirmed: true };

export const Closed: Story = { args: { snapshot: heldCancel('closed') } };
export const LoadingPenalty: Story = { args: { snapshot: heldCancel('loading', { penalty: null }) } };
export const PenaltyFailed: Story = {
  args: {
    snapshot: heldCancel('penaltyFailed', {
      penalty: null,
      cancelError: { message: 'ride.penaltyFailed' },
    }),
  },
};
export const WithPenalty: Story = {};
export const NoPenalty: Story = {
  args: { snapshot: heldCancel('confirming', { penalty: noPenalty }, 'rider', rides.pending) },
};
export const ReasonGiven: Story = { args: { snapshot: heldCancel('confirming', given) } };
export const ReadingAnotherPenalty: Story = { args: { snapshot: heldCancel('repricing', given) } };
export const PenaltyChanged: Story = {
  args: {
    snapshot: heldCancel('confirming', {
      reason: given.reason,
      cancelError: { message: 'ride.penaltyChanged' },
    }),
  },
};
export const CancelledByDriver: Story = { args: { snapshot: heldCancel('confirming', {}, 'driver') } };
export const Sending: Story = { args: { snapshot: heldCancel('sending', given) } };
export const Refused: Story = {
  args: {
    snapshot: heldCancel('confirming', {
      ...given,
      cancelError: { message: 'ride.cancelFailed', detail: 'This ride can no longer be cancelled' },
    }),
  },
};
export const LongAddresses: Story = {
  args: { snapshot: heldCancel('confirming', given, 'rider', longRide(rides.accepted)) },
};
export const HostileAddresses: Story = {
  args: { snapshot: heldCancel('confirming', given, 'rider', hostileRide(rides.accepted)) },
};
