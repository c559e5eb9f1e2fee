import type { FoundPlace } from '@mobility/machines/ports';
import type { KnownLocation } from '@mobility/openapi';
import ArrowRight from 'lucide-react/icons/arrow-right';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import * as styles from './LocationPanel.css.ts';

type LocationPanelProps = {
  /** The last location that was reported. */
  location: KnownLocation;
  /** True while a location is looked up or sent. */
  isBusy: boolean;
  /** What went wrong last, at the field. */
  error?: string;
  /** The typed text, also when it is empty. */
  onSubmit(text: string): void;
  onUseGps(): void;
  /** Places that fit the typed text; none without a provider. */
  suggestions?: readonly FoundPlace[];
  onType?(text: string): void;
  onPick?(place: FoundPlace): void;
};

const described = (location: KnownLocation): string => {
  if (!location) return 'No location yet. Riders near you find you only with one.';
  return location.address || `${location.latitude.toFixed(4)}, ${location.longitude.toFixed(4)}`;
};

/** Where the driver is: typed, picked from suggestions, or taken from the device. */
export function LocationPanel({ location, isBusy, error, suggestions = [], ...props }: LocationPanelProps) {
  const [words, setWords] = useState('');
  const type = (next: string) => {
    setWords(next);
    props.onType?.(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit(words);
  };
  const pick = (place: FoundPlace) => {
    setWords('');
    props.onPick?.(place);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.row}>
        <TextField
          label="Your location"
          value={words}
          onChange={type}
          placeholder="Street or place"
          autoComplete="off"
          icon={<MapPin size={20} aria-hidden />}
        />
        <IconButton
          label="Set typed location"
          variant="secondary"
          type="submit"
          icon={<ArrowRight size={20} aria-hidden />}
          isPending={isBusy}
        />
        <IconButton
          label="Use my current location"
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
      {suggestions.length > 0 && (
        <ul className={styles.options} aria-label="Places">
          {suggestions.map((place) => (
            <li key={place.id}>
              <Button className={styles.option} onPress={() => pick(place)}>
                <span className={styles.name}>{place.name}</span>
                <span className={styles.address}>{place.address}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.now} role="status">
        <span>Now: {described(location)}</span>
      </p>
    </form>
  );
}
