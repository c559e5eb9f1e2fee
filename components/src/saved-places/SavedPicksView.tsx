import type { FoundPlace } from '@mobility/machines/ports';
import type { SavedPlace } from '@mobility/openapi';
import { savedPlacesAtMost } from '@mobility/openapi/lists';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { places as placeTexts } from '../intl/generated/en-US/places.ts';
import { useText } from '../intl/use-text.ts';
import { iconOf, nameOf, placeOf } from './place-of.tsx';
import * as styles from './SavedPlaces.css.ts';

export type SavedPicksViewProps = {
  places: readonly SavedPlace[];
  onChoose: (place: FoundPlace) => void;
  /** Opens the form that saves a place. */
  onAdd: (kind: 'home' | 'work' | 'other') => void;
  isDisabled?: boolean;
};

type PickProps = { icon: ReactNode; name: string; where?: string; isDisabled?: boolean; onPress: () => void };

const Pick = ({ icon, name, where, isDisabled, onPress }: PickProps) => (
  <button type="button" className={styles.pick} disabled={isDisabled} onClick={onPress}>
    {icon}
    <span className={styles.words}>
      <b className={styles.name} dir="auto">
        {name}
      </b>
      {where && (
        <span className={styles.pickWhere} dir="auto">
          {where}
        </span>
      )}
    </span>
  </button>
);

/** Home, work and the other saved places to choose from, and the way to save one. */
export const SavedPicksView = ({ places, onChoose, onAdd, isDisabled }: SavedPicksViewProps) => {
  const t = useText(placeTexts);
  const addTexts = { home: t('addHome'), work: t('addWork') };
  const missing = (['home', 'work'] as const).filter((kind) => !places.some((place) => place.kind === kind));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser.
    <div className={styles.picks} role="group" aria-label={t('saved')}>
      {places.map((place) => (
        <Pick
          key={place.id}
          icon={iconOf(place)}
          name={nameOf(t, place)}
          where={place.address}
          isDisabled={isDisabled}
          onPress={() => onChoose(placeOf(place))}
        />
      ))}
      {missing.map((kind) => (
        <Pick
          key={kind}
          icon={iconOf({ kind })}
          name={addTexts[kind]}
          isDisabled={isDisabled}
          onPress={() => onAdd(kind)}
        />
      ))}
      {places.length < savedPlacesAtMost && (
        <Pick
          icon={<Plus size={20} aria-hidden="true" />}
          name={t('savePlace')}
          isDisabled={isDisabled}
          onPress={() => onAdd('other')}
        />
      )}
    </div>
  );
};
