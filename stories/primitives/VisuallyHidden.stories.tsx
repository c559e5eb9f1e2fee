import { VisuallyHidden } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/VisuallyHidden',
  component: VisuallyHidden,
  decorators: [underHeadline],
  args: { children: 'Only to be heard' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForScreenReadersOnly: Story = {};
