import { Page } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'shell/Page',
  component: Page,
  args: { path: '/', children: <h1>My rides</h1> },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithContent: Story = {};
