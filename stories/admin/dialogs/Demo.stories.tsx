import { MailDialog, OutboxView, SimulationView } from '@mobility/components/admin';
import type { OutgoingEmails } from '@mobility/openapi';
import mails from '@mobility/openapi/examples/OutgoingEmails.json' with { type: 'json' };
import city from '@mobility/openapi/examples/Simulation.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../../fixtures.ts';
import { ignore } from '../../hold.ts';
import { inFrame } from '../../page.tsx';

const { emails } = mails as OutgoingEmails;
const [waiting, failed] = emails as [(typeof emails)[number], (typeof emails)[number]];

const meta = {
  title: 'admin/Demo',
  component: SimulationView,
  subcomponents: { OutboxView, MailDialog },
  decorators: [inFrame],
  args: { city, onRetry: ignore, onSteer: ignore },
} satisfies Meta<typeof SimulationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const PausedAtAnUnusualSpeed: Story = { args: { city: { ...city, running: false, speed: 3.5 } } };
export const Changing: Story = { args: { isSteering: true } };
export const ChangeFailed: Story = { args: { isSteeringFailed: true } };
export const Loading: Story = { args: { city: null } };
export const WithoutACity: Story = { args: { city: null, isAbsent: true } };
export const CouldNotBeLoaded: Story = { args: { city: null, isFailed: true } };

const outbox = { onRetry: ignore, onRead: ignore };
export const Outbox: Story = {
  render: () => (
    <OutboxView
      {...outbox}
      emails={[
        waiting,
        failed,
        { ...waiting, id: 'sent', status: 'sent', subject: longName, recipient: hostile },
      ]}
    />
  ),
};
export const OutboxEmpty: Story = { render: () => <OutboxView {...outbox} emails={[]} /> };
export const OutboxLoading: Story = { render: () => <OutboxView {...outbox} emails={null} /> };
export const OutboxNotLoaded: Story = { render: () => <OutboxView {...outbox} emails={null} isFailed /> };
export const AnEmail: Story = { render: () => <MailDialog email={waiting} onClose={ignore} /> };
export const AnEmailThatFailed: Story = { render: () => <MailDialog email={failed} onClose={ignore} /> };
