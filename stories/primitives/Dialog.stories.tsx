import { Button, Dialog } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Dialog',
  component: Dialog,
  subcomponents: { Button },
  decorators: [underHeadline],
  args: { isOpen: true, onClose: ignore, title: 'Ride Details', children: 'What the dialog says' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { isOpen: false } };
export const WithAButton: Story = { args: { footer: <Button variant="primary">Done</Button> } };
export const NotDismissable: Story = { args: { isDismissable: false } };
export const Warning: Story = {
  args: { role: 'alertdialog', footer: <Button variant="danger">Revoke</Button> },
};
export const LongText: Story = { args: { title: longName, children: <p>{longName.repeat(60)}</p> } };
export const HostileText: Story = { args: { title: hostile, children: hostile } };
