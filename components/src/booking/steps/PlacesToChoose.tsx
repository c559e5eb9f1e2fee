import type { PlaceSearchSnapshot } from '@mobility/machines/place-search';
import type { FoundPlace, Point } from '@mobility/machines/ports';
import { placeName } from '@mobility/openapi/place-name';
import History from 'lucide-react/icons/history';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { places as placeTexts } from '../../intl/generated/en-US/places.ts';
import { useText } from '../../intl/use-text.ts';
import { latLngOf } from '../../map/lat-lng.ts';
import { metresBetween } from '../../map/metres.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './PlacesToChoose.css.ts';

export type PlacesToChooseProps = {
  /** The search of the field that the places are for. */
  search: PlaceSearchSnapshot;
  /** The place from which distances are measured. */
  origin: Point | null;
  recents: readonly FoundPlace[];
  saved?: ReactNode;
  onChoose: (place: FoundPlace) => void;
};

type PlaceRowProps = {
  icon: ReactNode;
  place: FoundPlace;
  origin: Point | null;
  onChoose: (place: FoundPlace) => void;
};

const PlaceRow = ({ icon, place, origin, onChoose }: PlaceRowProps) => {
  const formats = useFormats();
  const name = placeName(place.address);
  const below = place.address.slice(name.length).replace(/^,\s*/, '');
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={() => onChoose(place)}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>
          <b className={styles.name} dir="auto">
            {name}
          </b>
          {below && (
            <span className={styles.address} dir="auto">
              {below}
            </span>
          )}
        </span>
        {origin && (
          <span className={styles.distance}>
            {formats.distance(metresBetween(latLngOf(origin), latLngOf(place)) / 1000)}
          </span>
        )}
      </button>
    </li>
  );
};

const isSearching = (search: PlaceSearchSnapshot): boolean =>
  !search.context.place && search.context.text.trim() !== '';

/** The places to choose without typing; while a name is typed that no place has, the way to the map. */
export const PlacesToChoose = ({ search, origin, recents, saved, onChoose }: PlacesToChooseProps) => {
  const t = useText(placeTexts);
  const titleId = useId();
  const { text, suggestions } = search.context;
  if (search.matches({ assisted: 'noResults' }))
    return (
      <EmptyState
        icon={<MapPinOff size={24} />}
        title={t('noPlaceCalled', { text: text.trim() })}
        text={t('noPlaceHint')}
      />
    );
  if (suggestions.length > 0) return <p className={styles.hint}>{t('notRightPlace')}</p>;
  if (isSearching(search)) return null;
  return (
    <>
      {saved}
      {recents.length > 0 && (
        <section className={styles.places} aria-labelledby={titleId}>
          <Heading isOfPart id={titleId} className={styles.title}>
            {t('recent')}
          </Heading>
          <ul className={styles.items}>
            {recents.map((place) => (
              <PlaceRow
                key={place.id}
                icon={<History size={20} />}
                place={place}
                origin={origin}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
