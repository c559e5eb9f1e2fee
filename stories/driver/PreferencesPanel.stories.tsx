import { LocationPanel, PreferencesPanel } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { preferences } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'driver/PreferencesPanel',
  component: PreferencesPanel,
  decorators: [underHeadline],
  args: {
    radiusKm: 25,
    autoAccept: false,
    notificationsEnabled: true,
    saveState: 'saved',
    onRadius: ignore,
    onAutoAccept: ignore,
    onNotifications: ignore,
  },
} satisfies Meta<typeof PreferencesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { isDisabled: true, saveState: null },
  parameters: { states: ['preferences.loading'] },
};
export const CouldNotBeLoaded: Story = {
  args: { isDisabled: true, saveState: null },
  parameters: { states: ['preferences.failed.idle', 'preferences.failed.checking'] },
};
export const Saved: Story = {
  parameters: {
    states: [
      'preferences.ready.clean.idle',
      'preferences.ready.clean.checking',
      'preferences.ready.clean.refreshing',
    ],
  },
};
export const AboutToSave: Story = {
  args: { radiusKm: 60, saveState: 'saving' },
  parameters: { states: ['preferences.ready.dirty'] },
};
export const Saving: Story = {
  args: { radiusKm: 75, saveState: 'saving' },
  parameters: { states: ['preferences.ready.saving.sole', 'preferences.ready.saving.queued'] },
};
export const NotSaved: Story = {
  args: { saveState: null },
  parameters: { states: ['preferences.ready.reverted'] },
};
export const Smallest: Story = { args: { radiusKm: 5 } };
export const Largest: Story = { args: { radiusKm: 100, autoAccept: true, notificationsEnabled: false } };
export const WithTheLocation: Story = {
  args: {
    children: (
      <LocationPanel
        location={preferences.current_location}
        isBusy={false}
        onSubmit={ignore}
        onUseGps={ignore}
      />
    ),
  },
};
