import { Tabs } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Tabs',
  component: Tabs,
  decorators: [underHeadline],
  args: {
    label: 'Profile',
    tabs: [
      { id: 'personal', label: 'Personal Info', content: 'Maya Chen' },
      { id: 'settings', label: 'Settings', content: 'Appearance' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const SecondTab: Story = { args: { selected: 'settings' } };
export const Segment: Story = { args: { look: 'segment' } };
