import { SavedPicks, SavedPicksView } from '@mobility/components/saved-places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';
import { atHome, atWork, hostilePlace, longPlace } from './held-places.ts';

const meta = {
  title: 'saved-places/SavedPicks',
  component: SavedPicksView,
  subcomponents: { SavedPicks },
  decorators: [underHeadline],
  args: { places: [atHome, atWork], onChoose: ignore, onAdd: ignore },
} satisfies Meta<typeof SavedPicksView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HomeAndWork: Story = {};
export const Empty: Story = { args: { places: [] } };
export const LongAndHostileNames: Story = { args: { places: [atWork, longPlace, hostilePlace] } };
export const Disabled: Story = { args: { isDisabled: true } };
