import { AnotherDevice } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'driver/AnotherDevice',
  component: AnotherDevice,
  decorators: [underHeadline],
  args: { isTakingOver: false, onTakeOver: () => undefined },
} satisfies Meta<typeof AnotherDevice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { parameters: { states: ['availability.online.position.elsewhere'] } };
export const TakingOver: Story = {
  args: { isTakingOver: true },
  parameters: {
    states: [
      'availability.online.position.takingOver.asked',
      'availability.online.position.takingOver.placed',
    ],
  },
};
