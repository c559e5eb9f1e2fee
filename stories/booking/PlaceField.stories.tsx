import { PlaceField } from '@mobility/components/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';
import { heldPlace, heldSearch } from './held-booking.ts';
import { approximate, ferry, hostilePlace, longPlace, park } from './places.ts';

const meta = {
  title: 'booking/PlaceField',
  component: PlaceField,
  decorators: [underHeadline],
  args: { kind: 'pickup', label: 'Pickup', snapshot: heldPlace(null), send: ignore },
} satisfies Meta<typeof PlaceField>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { text: 'ferry' };
const unplaced = { text: 'Atlantis' };
const manualEntry = { manual: true, message: 'booking.mapsUnavailable' } as const;

export const Empty: Story = {};
export const Typing: Story = { args: { snapshot: heldSearch({ assisted: 'debouncing' }, typed) } };
export const AboutToSearch: Story = { args: { snapshot: heldSearch({ assisted: 'settling' }, typed) } };
export const Searching: Story = { args: { snapshot: heldSearch({ assisted: 'searching' }, typed) } };
export const Suggestions: Story = {
  args: {
    snapshot: heldSearch(
      { assisted: 'suggesting' },
      { ...typed, suggestions: [ferry, { ...park, id: 'park' }, { ...longPlace, id: 'long' }] },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};
export const NothingFound: Story = { args: { snapshot: heldSearch({ assisted: 'noResults' }, unplaced) } };
export const LookingForTheAddress: Story = {
  args: { snapshot: heldSearch({ assisted: 'resolving' }, unplaced) },
};
export const Chosen: Story = { args: { snapshot: heldPlace(ferry) } };
export const Destination: Story = {
  args: { kind: 'dropoff', label: 'Destination', snapshot: heldPlace(park), origin: ferry },
};
export const ManualEntry: Story = { args: { snapshot: heldSearch({ manual: 'editing' }, manualEntry) } };
export const InvalidCoordinates: Story = {
  args: {
    snapshot: heldSearch(
      { manual: 'editing' },
      { manual: true, latitude: '97', longitude: '-122.39', message: 'booking.coordinatesRange' },
    ),
  },
};
export const LookingForTheTypedAddress: Story = {
  args: { snapshot: heldSearch({ manual: 'resolving' }, { ...unplaced, manual: true }) },
};
export const ApproximatePlace: Story = {
  args: {
    snapshot: heldSearch(
      { manual: 'resolved' },
      { text: approximate.address, place: approximate, manual: true, message: 'booking.approximatePlace' },
    ),
  },
};
export const Disabled: Story = { args: { snapshot: heldPlace(ferry), isDisabled: true } };
export const LongAddress: Story = { args: { snapshot: heldPlace(longPlace) } };
export const HostileAddress: Story = { args: { snapshot: heldPlace(hostilePlace) } };
