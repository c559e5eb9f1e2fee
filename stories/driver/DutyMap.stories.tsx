import { DutyMap } from '@mobility/components/driver';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { offers, preferences } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { mapFrame } from '../map/frame.css.ts';
import { underHeadline } from '../page.tsx';

/** The map fills its container. */
const inBox: Decorator = (Story) => (
  <div className={mapFrame}>
    <Story />
  </div>
);

const meta = {
  title: 'driver/DutyMap',
  component: DutyMap,
  decorators: [inBox, underHeadline],
  args: {
    location: preferences.current_location,
    radiusKm: 5,
    rides: offers,
    balance: 48.57,
    chosenId: null,
    onChoose: ignore,
    coveredBottom: 0,
  },
} satisfies Meta<typeof DutyMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingRides: Story = {};
export const OneChosen: Story = { args: { chosenId: offers[1]?.id ?? null } };
export const FeesAboveTheBalance: Story = { args: { balance: 1 } };
export const NoRides: Story = { args: { rides: [] } };
export const WholeCity: Story = { args: { radiusKm: 100 } };
export const WithoutAPosition: Story = { args: { location: null, rides: [] } };
