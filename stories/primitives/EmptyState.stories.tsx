import { BrandMark, EmptyState, LinkButton } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/EmptyState',
  component: EmptyState,
  subcomponents: { LinkButton },
  decorators: [underHeadline],
  args: { icon: <BrandMark size={24} />, title: 'No rides yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSentence: Story = {};
export const WithAnAction: Story = {
  args: {
    text: 'Complete your first ride to see it here',
    action: <LinkButton href="/book-ride">Book Your First Ride</LinkButton>,
  },
};
