import { Switch } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Switch',
  component: Switch,
  decorators: [underHeadline],
  args: { isSelected: false, onChange: ignore, children: 'Ride notifications' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
