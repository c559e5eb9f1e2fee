import { OpenDisputeView } from '@mobility/components/dispute';
import {
  type DisputeContext,
  type DisputeForm,
  disputeErrors,
  disputeMachine,
} from '@mobility/machines/dispute';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { hostileRide, longRide, rides } from '../fixtures.ts';
import { alerts, hold, ignore } from '../hold.ts';

const ride = rides.paid;
const held = (value: StateValueFrom<typeof disputeMachine>, context: Partial<DisputeContext> = {}) =>
  hold(disputeMachine, { input: { alerts, ride, locale: 'en-US' }, value, context });
const empty: DisputeForm = { type: null, reason: '', description: '', refund: '', evidence: '' };
const filled: DisputeForm = {
  type: 'route_dispute',
  reason: 'The driver took a longer route than needed',
  description: 'We went around by the Embarcadero although Market was free. It took ten minutes more.',
  refund: '5.40',
  evidence: 'Screenshot, 8:51 AM',
};
const wrong: DisputeForm = { ...filled, description: 'Too long', refund: '1000' };

const meta = {
  title: 'dispute/OpenDispute',
  component: OpenDisputeView,
  args: { snapshot: held('editing'), send: ignore, ride, onClose: ignore },
} satisfies Meta<typeof OpenDisputeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyForm: Story = {};
export const FilledIn: Story = { args: { snapshot: held('editing', { form: filled }) } };
export const TypeChosen: Story = {
  args: { snapshot: held('editing', { form: { ...empty, type: 'other' } }) },
};
export const FieldsToCheck: Story = {
  args: {
    snapshot: held('editing', { form: wrong, errors: disputeErrors(wrong, ride.estimated_fare, 'en-US') }),
  },
};
export const NothingFilledIn: Story = {
  args: { snapshot: held('editing', { errors: disputeErrors(empty, ride.estimated_fare, 'en-US') }) },
};
export const Submitting: Story = { args: { snapshot: held('submitting', { form: filled }) } };
export const Refused: Story = {
  args: {
    snapshot: held('editing', {
      form: filled,
      error: { message: 'dispute.failed', detail: 'This ride already has an open dispute' },
    }),
  },
};
export const Submitted: Story = { args: { snapshot: held('submitted', { form: filled }) } };
export const AboutAPenalty: Story = {
  args: { ride: { ...rides.cancelled, cancelled_by: 'rider', penalty_amount: 1.37 } },
};
export const LongText: Story = {
  args: {
    ride: longRide(ride),
    snapshot: held('editing', { form: { ...filled, description: 'Why? '.repeat(150) } }),
  },
};
export const HostileText: Story = { args: { ride: hostileRide(ride) } };
