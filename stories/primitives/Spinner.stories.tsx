import { Spinner, SpinnerRing } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Spinner',
  component: Spinner,
  subcomponents: { SpinnerRing },
  decorators: [underHeadline],
  args: { label: 'Loading rides' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {};
export const WithoutLabel: Story = { render: () => <SpinnerRing size={56} /> };
