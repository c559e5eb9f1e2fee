import { PlacesStep } from '@mobility/components/booking';
import { createToasts, Toasts } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';
import { heldPlace, heldSearch } from './held-booking.ts';
import { ferry, hostilePlace, longPlace, park } from './places.ts';

const meta = {
  title: 'booking/PlacesStep',
  component: PlacesStep,
  decorators: [inPage],
  args: {
    pickup: heldPlace(ferry),
    dropoff: heldPlace(null),
    field: 'dropoff',
    send: ignore,
    sendPickup: ignore,
    sendDropoff: ignore,
    onLocate: ignore,
    backHref: '/rider',
    recents: [park, { ...longPlace, id: 'long' }, { ...hostilePlace, id: 'hostile' }],
  },
} satisfies Meta<typeof PlacesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRecentPlaces: Story = {};
export const FirstRide: Story = { args: { recents: [] } };
export const WithoutPickup: Story = { args: { pickup: heldPlace(null), field: 'pickup' } };
export const Typing: Story = {
  args: {
    dropoff: heldSearch(
      { assisted: 'suggesting' },
      { text: 'mission', suggestions: [park, { ...longPlace, id: 'long' }] },
    ),
  },
};
export const NothingFound: Story = {
  args: { dropoff: heldSearch({ assisted: 'noResults' }, { text: 'Kerny and Posst' }) },
};
export const BothChosen: Story = { args: { dropoff: heldPlace(park) } };
export const SamePlaceTwice: Story = { args: { dropoff: heldPlace(ferry) } };
export const RideUnderWay: Story = { args: { activeRideHref: '/rider' } };

const news = createToasts();
news.pause();
news.show({ tone: 'info', text: 'Your driver found a grey scarf on the back seat.' });
/** The way back stays beside the toast. */
export const WithAnAlert: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Shown) => (
      <>
        <Shown />
        <Toasts placement="top-right" queue={news} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back' });
    const { left, top, width, height } = back.getBoundingClientRect();
    const atItsMiddle = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(back.contains(atItsMiddle)).toBe(true);
  },
};
