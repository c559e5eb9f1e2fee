import { RideMap } from '@mobility/components/map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ferry, hostilePlace, longPlace, park } from '../booking/places.ts';
import { rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';
import { mapFrame } from './frame.css.ts';

const meta = {
  title: 'map/RideMap',
  component: RideMap,
  decorators: [
    (Story) => (
      <div className={mapFrame}>
        <Story />
      </div>
    ),
    underHeadline,
  ],
  args: { label: 'Route preview' },
} satisfies Meta<typeof RideMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const stuttgart = { latitude: 48.7758, longitude: 9.1829, name: 'Schlossplatz' };

export const NothingChosenYet: Story = {};
export const OnlyThePickup: Story = { args: { pickup: ferry } };
export const TripBeforeBooking: Story = { args: { pickup: ferry, dropoff: park, route: 'preview' } };
export const WaitingForADriver: Story = {
  args: { pickup: ferry, dropoff: park, route: 'preview', isSearching: true },
};
export const DriverOnTheWay: Story = {
  args: { pickup: ferry, dropoff: park, route: 'approach', driver: rides.accepted.driver_location },
};
export const RideInProgress: Story = {
  args: { pickup: ferry, dropoff: park, route: 'trip', driver: rides.inProgress.driver_location },
};
export const CarsNearby: Story = {
  args: {
    pickup: ferry,
    drivers: [
      { latitude: 37.79, longitude: -122.4, heading: 45 },
      { latitude: 37.78, longitude: -122.41, heading: 200 },
    ],
  },
};
export const StillPreview: Story = {
  args: { pickup: ferry, dropoff: park, route: 'preview', interactive: false },
};
export const PickAPlace: Story = { args: { onPick: ignore } };
export const Stuttgart: Story = { args: { pickup: stuttgart } };
export const OutsideTheDrawnStreets: Story = {
  args: { pickup: { latitude: -33.86, longitude: 151.2, name: 'Sydney' } },
};
export const LongAndHostileNames: Story = {
  args: { pickup: longPlace, dropoff: hostilePlace, route: 'preview' },
};
