import type { FoundPlace } from '@mobility/machines/ports';
import { SavedPicksLoading } from './SavedPicksLoading.tsx';
import { SavedPicksView } from './SavedPicksView.tsx';
import { SavePlaceDialog } from './SavePlaceDialog.tsx';
import { useSavedPlaces } from './use-saved-places.ts';

export type SavedPicksProps = {
  /** The place that is chosen now, which the form to save one starts with. */
  chosen: FoundPlace | null;
  onChoose: (place: FoundPlace) => void;
  isDisabled?: boolean;
};

/** The rider's saved places in the booking form; nothing where the backend has none. */
export const SavedPicks = ({ chosen, onChoose, isDisabled }: SavedPicksProps) => {
  const { places, hasFailed, snapshot, send, search, sendSearch } = useSavedPlaces();
  if (!places) return hasFailed ? null : <SavedPicksLoading />;
  return (
    <>
      <SavedPicksView
        places={places}
        onChoose={onChoose}
        onAdd={(kind) => send({ type: 'add', kind, place: chosen, saved: places })}
        isDisabled={isDisabled}
      />
      {snapshot.matches('form') && (
        <SavePlaceDialog snapshot={snapshot} send={send} search={search} sendSearch={sendSearch} />
      )}
    </>
  );
};
