import { RideBandView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';
import { fleet, nobody } from './fleet.ts';

const meta = {
  title: 'admin/RideBand',
  component: RideBandView,
  decorators: [inFrame],
  args: {
    rides: [rides.pending, rides.accepted, rides.arriving, rides.inProgress],
    fleet,
    counts: { pending: 14, accepted: 11, arriving: 9, inProgress: 27 },
    chosen: null,
    onChoose: ignore,
    isOpen: true,
    onOpen: ignore,
    hrefOf: ({ id }) => `#${id}`,
    hrefOfStatus: (status) => `#${status}`,
  },
} satisfies Meta<typeof RideBandView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Selected: Story = { args: { chosen: { ...rides.inProgress, estimated_arrival: 12 } } };
export const SelectedOnTheWay: Story = { args: { chosen: rides.accepted } };
export const SelectedAtThePickup: Story = { args: { chosen: rides.arriving } };
export const CouldNotBeRead: Story = { args: { rides: [], fleet: nobody, counts: null, onRetry: ignore } };
export const Closed: Story = { args: { isOpen: false } };
export const NobodyDrives: Story = {
  args: { rides: [], fleet: nobody, counts: { pending: 0, accepted: 0, arriving: 0, inProgress: 0 } },
};
