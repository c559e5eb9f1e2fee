import { GoControl } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'driver/GoControl',
  component: GoControl,
  decorators: [underHeadline],
  args: {
    isOnline: false,
    isToggling: false,
    canGoOnline: true,
    hasLocation: true,
    rides: 0,
    radiusKm: 25,
    onToggle: ignore,
  },
} satisfies Meta<typeof GoControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoOnline: Story = {};
export const NotKnownYet: Story = { args: { isKnown: false, isToggling: true } };
export const GoingOnline: Story = { args: { isToggling: true } };
export const GoOffline: Story = { args: { isOnline: true, rides: 6 } };
export const GoingOffline: Story = { args: { isOnline: true, isToggling: true } };
export const WithoutALocation: Story = { args: { hasLocation: false } };
export const UnderReview: Story = { args: { canGoOnline: false } };
