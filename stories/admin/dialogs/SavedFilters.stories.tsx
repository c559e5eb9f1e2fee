import { SavedFiltersView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { longName } from '../../fixtures.ts';
import { ignore } from '../../hold.ts';
import { underHeadline } from '../../page.tsx';

const meta = {
  title: 'admin/SavedFilters',
  component: SavedFiltersView,
  decorators: [underHeadline],
  args: {
    filters: [
      { name: 'Locked riders', href: '#locked' },
      { name: longName, href: '#long' },
    ],
    canSave: true,
    onSave: ignore,
    onRemove: ignore,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved filters' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof SavedFiltersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeSaved: Story = {};
export const NoneSaved: Story = { args: { filters: [] } };
export const NameIsTaken: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Locked riders');
  },
};
export const NothingToSave: Story = { args: { canSave: false } };
