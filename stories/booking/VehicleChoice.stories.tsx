import { VehicleChoice } from '@mobility/components/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { now } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'booking/VehicleChoice',
  component: VehicleChoice,
  decorators: [underHeadline],
  args: { value: 'economy', onChange: ignore, km: 4.94, now },
} satisfies Meta<typeof VehicleChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Economy: Story = {};
export const Suv: Story = { args: { value: 'suv' } };
export const BeforeThePlacesAreKnown: Story = { args: { km: null } };
export const WithWaits: Story = { args: { waits: { economy: 3, comfort: 4, premium: 9 } } };
export const NoCarsNearby: Story = { args: { waits: {} } };
