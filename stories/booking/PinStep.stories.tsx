import { PinStep } from '@mobility/components/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';
import { ferry, park } from './places.ts';

const meta = {
  title: 'booking/PinStep',
  component: PinStep,
  decorators: [inPage],
  args: {
    field: 'dropoff',
    trip: { pickup: ferry, dropoff: null, vehicle: 'economy', passengers: 1, special: '' },
    send: ignore,
  },
} satisfies Meta<typeof PinStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPin: Story = {};
export const PinOnTheDestination: Story = { args: { trip: { ...meta.args.trip, dropoff: park } } };
export const Pickup: Story = { args: { field: 'pickup' } };
