import { ErrorBoundary } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const Broken = () => {
  throw new Error('planted');
};

const meta = {
  title: 'shell/ErrorBoundary',
  component: ErrorBoundary,
  decorators: [inPage],
  args: { children: <h1>My rides</h1>, onError: ignore },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoError: Story = {};
export const PageFailed: Story = {
  args: { children: <Broken /> },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong'),
};
