import { AccessDenied } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'driver/AccessDenied',
  component: AccessDenied,
  decorators: [underHeadline],
} satisfies Meta<typeof AccessDenied>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotADriver: Story = {};
