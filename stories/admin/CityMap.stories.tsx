import { CityMapView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longRide, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';
import { fleet, nobody } from './fleet.ts';

const active = [rides.pending, rides.accepted, rides.arriving, rides.inProgress];

const meta = {
  title: 'admin/CityMap',
  component: CityMapView,
  decorators: [inFrame],
  args: {
    rides: active,
    fleet,
    marks: [
      { look: 'free', count: 82 },
      { look: 'pending', count: 14, href: '#pending' },
      { look: 'accepted', count: 11, href: '#accepted' },
      { look: 'arriving', count: 9, href: '#arriving' },
      { look: 'inProgress', count: 1_027, href: '#in-progress' },
    ],
    chosen: null,
    onChoose: ignore,
    hrefOf: ({ id }) => `#${id}`,
  },
} satisfies Meta<typeof CityMapView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const City: Story = {};
export const RideInProgress: Story = {
  args: { chosen: { ...rides.inProgress, estimated_arrival: 12 } },
};
export const WaitingRider: Story = { args: { chosen: rides.pending } };
export const LongNames: Story = { args: { chosen: longRide(rides.accepted) } };
export const NobodyDrives: Story = {
  args: { rides: [], fleet: nobody, marks: [{ look: 'free', count: 0 }] },
};
