import { UpdateBanner } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'shell/UpdateBanner',
  component: UpdateBanner,
  decorators: [underHeadline],
  args: { onUpdate: ignore, onLater: ignore },
} satisfies Meta<typeof UpdateBanner>;
export default meta;

export const NewerVersion: StoryObj<typeof meta> = {};
