import { LocationPanel } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longAddress, preferences } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'driver/LocationPanel',
  component: LocationPanel,
  decorators: [underHeadline],
  args: { location: preferences.current_location, isBusy: false, onSubmit: ignore, onUseGps: ignore },
} satisfies Meta<typeof LocationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = { latitude: 37.7901, longitude: -122.3989 };

export const Known: Story = { parameters: { states: ['driverLocation.idle'] } };
export const Unknown: Story = { args: { location: null } };
export const OnlyCoordinates: Story = { args: { location: { ...here, address: null } } };
export const NearAPlace: Story = {
  args: { location: { ...here, address: null }, near: 'Transamerica Pyramid' },
};
export const AddressNotFound: Story = {
  args: { location: { ...here, address: 'Nowhere Lane 12', accuracy: 100_000 } },
};
export const AccessRefused: Story = { args: { location: null, isRefused: true } };
export const SearchingForTheAddress: Story = { args: { isBusy: true } };
export const NotFound: Story = { args: { error: 'Failed to get current location' } };
export const Suggestions: Story = {
  args: {
    suggestions: [
      { id: 'ferry', name: 'Ferry Building', address: '1 Ferry Plaza, San Francisco', ...here },
      { id: 'long', name: longAddress, address: longAddress, ...here },
    ],
  },
};
export const LongAddress: Story = { args: { location: { ...here, address: longAddress } } };
export const HostileAddress: Story = { args: { location: { ...here, address: hostile } } };
