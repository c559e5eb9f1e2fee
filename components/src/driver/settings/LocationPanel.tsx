import type { FoundPlace } from '@mobility/machines/ports';
import type { KnownLocation } from '@mobility/openapi';
import ArrowRight from 'lucide-react/icons/arrow-right';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { mirrored } from '../../theme/mirrored.css.ts';
import type { DriverText } from '../ride/next-action.ts';
import * as styles from './LocationPanel.css.ts';

type LocationPanelProps = {
  /** The last location that was reported. */
  location: KnownLocation;
  /** True while a location is looked up or sent. */
  isBusy: boolean;
  /** Why the last change failed. */
  error?: string;
  /** The typed text, also when it is empty. */
  onSubmit: (text: string) => void;
  onUseGps: () => void;
  /** Places that match the typed text. */
  suggestions?: readonly FoundPlace[];
  onType?: (text: string) => void;
  onPick?: (place: FoundPlace) => void;
};

const described = (location: KnownLocation, t: DriverText): string => {
  if (!location) return t('noLocation');
  return location.address || `${location.latitude.toFixed(4)}, ${location.longitude.toFixed(4)}`;
};

/** The driver's location: typed, picked from suggestions, or taken from the device. */
export const LocationPanel = ({
  location,
  isBusy,
  error,
  suggestions = [],
  ...props
}: LocationPanelProps) => {
  const t = useText(driver);
  const [text, setText] = useState('');
  const type = (next: string) => {
    setText(next);
    props.onType?.(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit(text);
  };
  const pick = (place: FoundPlace) => {
    setText('');
    props.onPick?.(place);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.row}>
        <TextField
          label={t('yourLocation')}
          value={text}
          onChange={type}
          placeholder={t('streetOrPlace')}
          autoComplete="off"
          icon={<MapPin size={20} aria-hidden />}
        />
        <IconButton
          label={t('setLocation')}
          variant="secondary"
          type="submit"
          icon={<ArrowRight className={mirrored} size={20} aria-hidden />}
          isPending={isBusy}
        />
        <IconButton
          label={t('useCurrentLocation')}
          variant="secondary"
          icon={<LocateFixed size={20} aria-hidden />}
          isDisabled={isBusy}
          onPress={props.onUseGps}
        />
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {suggestions.length > 0 && <Suggestions places={suggestions} onPick={pick} />}
      <p className={styles.now} role="status">
        <span>{t('locationNow', { place: described(location, t) })}</span>
      </p>
    </form>
  );
};

type SuggestionsProps = { places: readonly FoundPlace[]; onPick: (place: FoundPlace) => void };

const Suggestions = ({ places, onPick }: SuggestionsProps) => {
  const t = useText(driver);
  return (
    <ul className={styles.options} aria-label={t('places')}>
      {places.map((place) => (
        <li key={place.id}>
          <Button className={styles.option} onPress={() => onPick(place)}>
            <span className={styles.name} dir="auto">
              {place.name}
            </span>
            <span className={styles.address} dir="auto">
              {place.address}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
};
