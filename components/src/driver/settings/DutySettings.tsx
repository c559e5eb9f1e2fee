import type { Duty } from '../use-duty.ts';
import { LocationPanel } from './LocationPanel.tsx';
import { PreferencesPanel } from './PreferencesPanel.tsx';

export type DutySettingsProps = Pick<Duty, 'availability' | 'preferences' | 'place'>;

/** The driver's location and preferences. */
export const DutySettings = ({ availability, preferences, place }: DutySettingsProps) => (
  <PreferencesPanel {...preferences}>
    <LocationPanel
      location={availability.location}
      isBusy={place.isLocating}
      onSubmit={place.setAddress}
      onUseGps={place.locate}
    />
  </PreferencesPanel>
);
