import { RatingWidget } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'ride/RatingWidget',
  component: RatingWidget,
  decorators: [underHeadline],
  args: { isSubmitting: false, onPick: ignore },
} satisfies Meta<typeof RatingWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveFaces: Story = { parameters: { states: ['ride.rating.choosing'] } };
export const Submitting: Story = {
  args: { isSubmitting: true, picked: 5 },
  parameters: { states: ['ride.rating.submitting'] },
};
export const SubmittingTheLowest: Story = { args: { isSubmitting: true, picked: 1 } };
