import { SavedPlaces, SavedPlacesView } from '@mobility/components/saved-places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';
import { atHome, atWork, heldPlaces, hostilePlace, longPlace, manyPlaces } from './held-places.ts';

const meta = {
  title: 'saved-places/SavedPlaces',
  component: SavedPlacesView,
  subcomponents: { SavedPlaces },
  decorators: [underHeadline],
  args: {
    places: [atHome, atWork, longPlace, hostilePlace],
    hasFailed: false,
    onRetry: ignore,
    snapshot: heldPlaces('listed'),
    send: ignore,
  },
} satisfies Meta<typeof SavedPlacesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};
export const Empty: Story = { args: { places: [] } };
export const Loading: Story = { args: { places: undefined } };
export const Failed: Story = { args: { places: undefined, hasFailed: true } };
export const Deleting: Story = { args: { snapshot: heldPlaces('deleting', { deleted: atWork }) } };
export const AsManyAsPossible: Story = { args: { places: manyPlaces } };
