import { placeSearchWith } from '@mobility/machines/place-search';
import { useActor, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { useSession } from '../../provider/use-session.ts';
import type { Duty } from '../use-duty.ts';
import { LocationPanel } from './LocationPanel.tsx';
import { PreferencesPanel } from './PreferencesPanel.tsx';
import { usePlaceNear } from './use-place-near.ts';

export type DutySettingsProps = Pick<Duty, 'availability' | 'preferences' | 'place'>;

/** Whether the browser does not tell the position, which is needed. */
const useIsRefused = (): boolean => {
  const device = useSelector(useSession(), (state) => state?.children.devicePosition);
  return useSelector(device, (state) => state?.matches({ device: 'refused' }) ?? false);
};

/** The driver's location and preferences. */
export const DutySettings = ({ availability, preferences, place }: DutySettingsProps) => {
  const { places } = useMobility();
  const machine = useMemo(() => placeSearchWith({ places }), [places]);
  const [search, send] = useActor(machine, { input: { manual: places.refused?.get() } });
  useEffect(() => places.refused?.subscribe(() => send({ type: 'maps_auth_failed' })), [places, send]);
  const { location } = availability;
  const isRefused = useIsRefused();
  const near = usePlaceNear(location?.address ? null : location);
  return (
    <PreferencesPanel {...preferences}>
      <LocationPanel
        fieldRef={place.field}
        location={location}
        isLoading={!availability.isKnown && availability.isToggling}
        near={near}
        isRefused={isRefused}
        isBusy={place.isLocating}
        suggestions={search.context.suggestions}
        onType={(text) => send({ type: 'setText', text })}
        onPick={place.setPlace}
        onSubmit={(text) => {
          send({ type: 'clear' });
          place.setAddress(text);
        }}
        onUseGps={place.locate}
      />
    </PreferencesPanel>
  );
};
