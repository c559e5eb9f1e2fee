import { SavePlaceDialog } from '@mobility/components/saved-places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { heldPlace } from '../booking/held-booking.ts';
import { ferry } from '../booking/places.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';
import { atHome, heldPlaces, longPlace } from './held-places.ts';

const meta = {
  title: 'saved-places/SavePlaceDialog',
  component: SavePlaceDialog,
  decorators: [underHeadline],
  args: {
    snapshot: heldPlaces({ form: 'editing' }, { kind: 'other' }),
    send: ignore,
    search: heldPlace(null),
    sendSearch: ignore,
  },
} satisfies Meta<typeof SavePlaceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Home: Story = {
  args: {
    snapshot: heldPlaces({ form: 'editing' }, { kind: 'home', place: ferry }),
    search: heldPlace(ferry),
  },
};
export const Incomplete: Story = {
  args: { snapshot: heldPlaces({ form: 'editing' }, { kind: 'other', isIncomplete: true }) },
};
export const Failed: Story = {
  args: {
    snapshot: heldPlaces(
      { form: 'editing' },
      {
        kind: 'work',
        place: ferry,
        error: {
          message: 'places.failed',
          detail: 'At most 20 places can be saved',
          code: 'place_limit_reached',
        },
      },
    ),
    search: heldPlace(ferry),
  },
};
export const Saving: Story = {
  args: {
    snapshot: heldPlaces({ form: 'saving' }, { kind: 'home', place: ferry }),
    search: heldPlace(ferry),
  },
};
export const Editing: Story = {
  args: {
    snapshot: heldPlaces(
      { form: 'editing' },
      { edited: longPlace, kind: 'other', name: longPlace.name, place: ferry },
    ),
    search: heldPlace(ferry),
  },
};
export const AskingToReplaceHome: Story = {
  args: {
    snapshot: heldPlaces({ form: 'asking' }, { saved: [atHome], kind: 'home', place: ferry }),
    search: heldPlace(ferry),
  },
};
