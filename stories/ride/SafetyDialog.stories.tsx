import { SafetyDialog } from '@mobility/components/ride';
import { safetyReportMachine } from '@mobility/machines/safety-report';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rides } from '../fixtures.ts';
import { hold, ignore } from '../hold.ts';

const message = 'The driver does not follow the route and does not answer me.';
const held = (value: 'closed' | 'editing' | 'sending' | 'sent', context = {}) =>
  hold(safetyReportMachine, { input: { rideId: 'ride' }, value, context });

const meta = {
  title: 'ride/SafetyDialog',
  component: SafetyDialog,
  args: { snapshot: held('editing'), send: ignore, place: rides.accepted.pickup_location, onShare: ignore },
} satisfies Meta<typeof SafetyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { snapshot: held('closed') } };
export const Open: Story = {};
export const Blank: Story = {
  args: { snapshot: held('editing', { error: { message: 'safety.describe' } }) },
};
export const Sending: Story = { args: { snapshot: held('sending', { message }) } };
export const Failed: Story = {
  args: { snapshot: held('editing', { message, error: { message: 'safety.failed' } }) },
};
export const Sent: Story = { args: { snapshot: held('sent') } };
export const InEurope: Story = {
  args: { place: { address: 'Schlossplatz, Stuttgart', latitude: 48.7784, longitude: 9.18 } },
};
