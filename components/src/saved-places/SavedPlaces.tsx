import { SavedPlacesView } from './SavedPlacesView.tsx';
import { SavePlaceDialog } from './SavePlaceDialog.tsx';
import { useSavedPlaces } from './use-saved-places.ts';

/** Lists the rider's places, saves and deletes them; nothing where the backend has none. */
export const SavedPlaces = () => {
  const { isMissing, search, sendSearch, ...shown } = useSavedPlaces();
  if (isMissing) return null;
  return (
    <>
      <SavedPlacesView {...shown} />
      {shown.snapshot.matches('form') && (
        <SavePlaceDialog
          snapshot={shown.snapshot}
          send={shown.send}
          search={search}
          sendSearch={sendSearch}
        />
      )}
    </>
  );
};
