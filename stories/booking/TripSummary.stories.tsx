import { TripSummary } from '@mobility/components/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';
import { ferry, hostilePlace, longPlace, park } from './places.ts';

const meta = {
  title: 'booking/TripSummary',
  component: TripSummary,
  decorators: [underHeadline],
  args: {
    trip: { pickup: ferry, dropoff: park, vehicle: 'economy', passengers: 1, special: '' },
    figures: { km: 4.94, minutes: 10, fare: 10.41 },
  },
} satisfies Meta<typeof TripSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlongTheStreets: Story = {};
export const FarAway: Story = { args: { figures: { km: 240.5, minutes: 481, fare: 724.5 } } };
export const WithoutFigures: Story = { args: { figures: null } };
export const LongAndHostileText: Story = {
  args: { trip: { ...meta.args.trip, pickup: longPlace, dropoff: hostilePlace, special: hostilePlace.name } },
};
