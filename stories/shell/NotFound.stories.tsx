import { NotFound } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../page.tsx';

const meta = {
  title: 'shell/NotFound',
  component: NotFound,
  decorators: [inPage],
} satisfies Meta<typeof NotFound>;
export default meta;

export const Shown: StoryObj<typeof meta> = {};
