import { PageLoading } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'shell/PageLoading',
  component: PageLoading,
  decorators: [underHeadline],
} satisfies Meta<typeof PageLoading>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
