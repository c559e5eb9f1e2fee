import {
  RecipientView,
  type RecipientViewProps,
  RideDecisionView,
  RideNews,
} from '@mobility/components/admin';
import type { RideCandidates } from '@mobility/openapi';
import candidates from '@mobility/openapi/examples/RideCandidates.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longRide, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';

const meta = {
  title: 'admin/RideDecision',
  component: RideDecisionView,
  subcomponents: { RecipientView, RideNews },
  args: {
    ride: rides.accepted,
    outcome: 'offer_again',
    reason: 'The driver does not answer.',
    isPending: false,
    onOutcome: ignore,
    onReason: ignore,
    onConfirm: ignore,
    onClose: ignore,
  },
} satisfies Meta<typeof RideDecisionView>;
export default meta;
type Story = StoryObj<typeof meta>;

const [driver] = (candidates as RideCandidates).drivers;
const drivers = [
  'Dana Diaz',
  'Luis Ortega',
  'Bartholomew-Alexander Featherstonehaugh-Cholmondeley',
  'Mia Wu',
].flatMap((name, index) =>
  driver ? [{ ...driver, driver_id: `driver-${index}`, name, distance_km: 0.4 + index * 1.3 }] : [],
);
const recipientOf = (props: Partial<RecipientViewProps>) => (
  <RecipientView
    isChosen
    drivers={drivers}
    driverId={null}
    onChosen={ignore}
    onDriver={ignore}
    onRetry={ignore}
    {...props}
  />
);

export const OfferAgain: Story = { args: { recipient: recipientOf({ isChosen: false }) } };
/** Another driver has taken the ride while the dialog was open. */
export const RideHasChanged: Story = {
  args: {
    recipient: recipientOf({ isChosen: false }),
    news: (
      <RideNews
        ride={rides.accepted}
        now={{ ...rides.accepted, driver_id: 'other', driver_name: 'Luis Ortega' }}
        onUpdate={ignore}
      />
    ),
  },
};
export const OfferToOne: Story = {
  args: { recipient: recipientOf({ driverId: 'driver-1' }), chosen: 'Luis Ortega' },
};
export const OfferOfAWaitingRide: Story = {
  args: { ride: rides.pending, recipient: recipientOf({ isWaiting: true }), chosen: null },
};
export const ChosenDriverIsGone: Story = {
  args: {
    recipient: recipientOf({
      drivers: drivers.filter((each) => each.driver_id !== 'driver-1'),
      driverId: 'driver-1',
      gone: drivers.find((each) => each.driver_id === 'driver-1') ?? null,
    }),
    chosen: null,
  },
};
export const NoDriverChosen: Story = { args: { recipient: recipientOf({}), chosen: null } };
export const NoFreeDriver: Story = { args: { recipient: recipientOf({ drivers: [] }), chosen: null } };
export const DriversFailed: Story = {
  args: { recipient: recipientOf({ drivers: null, failure: 'failed' }), chosen: null },
};
export const RideHasGoneOn: Story = {
  args: { recipient: recipientOf({ drivers: null, failure: 'refused' }), chosen: null },
};
export const Cancel: Story = { args: { ride: rides.inProgress, outcome: 'cancel' } };
export const WriteOff: Story = { args: { ride: longRide(rides.completed), outcome: 'write_off' } };
export const Refund: Story = {
  args: { ride: rides.paid, outcome: 'refund', amount: '4.50', onAmount: ignore },
};
export const RefundOfTooMuch: Story = {
  args: { ride: rides.paid, outcome: 'refund', amount: '999', attempts: 1, onAmount: ignore },
};
export const RefundAll: Story = {
  args: { ride: longRide(rides.paid), outcome: 'refund', onAmount: ignore },
};
export const WithoutAReason: Story = { args: { reason: '' } };
export const Sending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'The ride could not be offered' } };
