import type { FoundPlace, Point } from '@mobility/machines/ports';
import MapPin from 'lucide-react/icons/map-pin';
import { addressBelow } from '../../format/address-below.ts';
import { useFormats } from '../../format/use-formats.ts';
import { bookingChoices } from '../../intl/generated/en-US/booking-choices.ts';
import { useText } from '../../intl/use-text.ts';
import { latLngOf } from '../../map/lat-lng.ts';
import { metresBetween } from '../../map/metres.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PlaceOptions.css.ts';

export type PlaceOptionsProps = {
  id: string;
  label: string;
  /** The typed text; its match in a name is bold. */
  text: string;
  places: readonly FoundPlace[];
  /** Null as long as no option is; Enter takes the first then. */
  active: number | null;
  optionId: (index: number) => string;
  origin?: Point | null;
  /** Whether the list lies over what follows. */
  isFloating?: boolean;
  onActivate: (index: number) => void;
  onSelect: (place: FoundPlace) => void;
};

const Match = ({ name, text }: { name: string; text: string }) => {
  const asked = text.trim();
  const at = asked === '' ? -1 : name.toLowerCase().indexOf(asked.toLowerCase());
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <mark className={styles.match}>{name.slice(at, at + asked.length)}</mark>
      {name.slice(at + asked.length)}
    </>
  );
};

/** The suggestions. The input keeps the focus; keys and pointer move the active option. */
export const PlaceOptions = (props: PlaceOptionsProps) => {
  const t = useText(bookingChoices);
  const formats = useFormats();
  const {
    id,
    label,
    text,
    places,
    active,
    optionId,
    origin,
    isFloating = true,
    onActivate,
    onSelect,
  } = props;
  return (
    <>
      <div id={id} className={styles.list({ isFloating })} role="listbox" aria-label={label} tabIndex={-1}>
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys of its options.
          <div
            key={place.id}
            id={optionId(index)}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            data-next={index === (active ?? 0) || undefined}
            tabIndex={-1}
            // The input keeps the focus, or the list would close before the press ends.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => index !== active && onActivate(index)}
            onClick={() => onSelect(place)}
          >
            <MapPin className={styles.icon} size={20} aria-hidden="true" />
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                <Match name={place.name} text={text} />
              </span>
              <span className={styles.address} dir="auto">
                {addressBelow(place)}
              </span>
            </span>
            {origin && (
              <span className={styles.distance}>
                {formats.distance(metresBetween(latLngOf(origin), latLngOf(place)) / 1000)}
              </span>
            )}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{t('placesFound', { count: places.length })}</span>
      </VisuallyHidden>
    </>
  );
};
