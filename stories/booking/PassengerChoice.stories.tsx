import { PassengerChoice } from '@mobility/components/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'booking/PassengerChoice',
  component: PassengerChoice,
  decorators: [underHeadline],
  args: { value: 1, onChange: ignore },
} satisfies Meta<typeof PassengerChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePassenger: Story = {};
export const FourOrMore: Story = { args: { value: 4 } };
