import { isApproximate } from '@mobility/machines/driver-location';
import { takenOnEnter } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import type { KnownLocation } from '@mobility/openapi';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import LocateOff from 'lucide-react/icons/locate-off';
import MapPin from 'lucide-react/icons/map-pin';
import { type FormEvent, type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { addressBelow } from '../../format/address-below.ts';
import type { Text } from '../../intl/create-text.ts';
import { dutySettings } from '../../intl/generated/en-US/duty-settings.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { mirrored } from '../../theme/mirrored.css.ts';
import * as styles from './LocationPanel.css.ts';

type LocationPanelProps = {
  /** The last location that was reported. */
  location: KnownLocation;
  /** True until it is known whether there is a location. */
  isLoading?: boolean;
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
  /** The name of a place near the location, where the location has no address. */
  near?: string;
  /** True where the browser does not tell the position, so that the driver types it. */
  isRefused?: boolean;
  fieldRef?: Ref<HTMLInputElement>;
};

type Described = Pick<LocationPanelProps, 'location' | 'near'>;

const described = ({ location, near }: Described, t: Text<typeof dutySettings.messages>): string => {
  if (!location) return t('noLocation');
  const { address, latitude, longitude } = location;
  if (address) return t(isApproximate(location) ? 'locationAbout' : 'locationNow', { place: address });
  if (near) return t('locationNear', { place: near });
  return t('locationNow', { place: `${latitude.toFixed(4)}, ${longitude.toFixed(4)}` });
};

/**
 * The typed text, until its location is known. A text without a result stays, so that the driver can
 * correct it.
 */
const useTyped = ({ location, isBusy }: Pick<LocationPanelProps, 'location' | 'isBusy'>) => {
  const [text, setText] = useState('');
  const [sentFrom, setSentFrom] = useState<KnownLocation>();
  if (sentFrom !== undefined && !isBusy && location !== sentFrom) {
    setSentFrom(undefined);
    setText('');
  }
  const type = (next: string) => {
    setSentFrom(undefined);
    setText(next);
  };
  return { text, type, send: () => setSentFrom(location) };
};

type FieldProps = Pick<
  LocationPanelProps,
  'location' | 'isBusy' | 'suggestions' | 'onType' | 'onPick' | 'onSubmit'
>;

/** The text of the field, and what happens when it is typed, sent, or replaced by a suggestion. */
const useField = ({ suggestions = [], onType, onPick, onSubmit, ...known }: FieldProps) => {
  const typed = useTyped(known);
  const taken = takenOnEnter(typed.text, suggestions);
  const type = (text: string) => {
    typed.type(text);
    onType?.(text);
  };
  const pick = (place: FoundPlace) => {
    type('');
    onPick?.(place);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (taken) return pick(taken);
    typed.send();
    onSubmit(typed.text);
  };
  return { text: typed.text, taken, type, pick, submit };
};

/** The driver's location: typed, picked from suggestions, or taken from the device. */
export const LocationPanel = (props: LocationPanelProps) => {
  const { isBusy, error, suggestions = [] } = props;
  const t = useText(dutySettings);
  const { text, taken, type, pick, submit } = useField(props);
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.row}>
        <TextField
          label={t('yourLocation')}
          name="location"
          inputRef={props.fieldRef}
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
      {props.isRefused && (
        <p className={styles.refused}>
          <LocateOff size={16} aria-hidden />
          {t('locationOff')}
        </p>
      )}
      {suggestions.length > 0 && <Suggestions places={suggestions} taken={taken} onPick={pick} />}
      <p className={styles.now} role="status">
        {props.isLoading ? <Skeleton width={200} height={16} /> : <span>{described(props, t)}</span>}
      </p>
    </form>
  );
};

type SuggestionsProps = {
  places: readonly FoundPlace[];
  /** The one that Enter takes. */
  taken: FoundPlace | null;
  onPick: (place: FoundPlace) => void;
};

const Suggestions = ({ places, taken, onPick }: SuggestionsProps) => {
  const t = useText(dutySettings);
  return (
    <ul className={styles.options} aria-label={t('places')}>
      {places.map((place) => (
        <li key={place.id}>
          <Button className={styles.option} onPress={() => onPick(place)}>
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {place.name}
              </span>
              <span className={styles.address} dir="auto">
                {addressBelow(place)}
              </span>
            </span>
            {place === taken && <CornerDownLeft className={mirrored} size={16} aria-hidden />}
          </Button>
        </li>
      ))}
    </ul>
  );
};
