import { SpecialRequirements } from '@mobility/components/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'booking/SpecialRequirements',
  component: SpecialRequirements,
  decorators: [underHeadline],
  args: { value: '', onChange: ignore },
} satisfies Meta<typeof SpecialRequirements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Child seat needed, Please call when you arrive' } };
export const HostileText: Story = { args: { value: hostile } };
