import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search';
import type { FoundPlace, Point } from '@mobility/machines/ports';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { placeDot } from '../trip/place-dot.css.ts';
import type { CoordinateFieldsProps } from './CoordinateFields.tsx';
import * as styles from './PlaceField.css.ts';
import { PlaceHint, useHint } from './PlaceHint.tsx';
import type { PlaceOptionsProps } from './PlaceOptions.tsx';
import { pressedLast } from './use-held.ts';
import { useOptions } from './use-options.ts';

export type PlaceFieldProps = {
  kind: 'pickup' | 'dropoff';
  label: string;
  snapshot: PlaceSearchSnapshot;
  send: (event: PlaceSearchEvent) => void;
  /** The place from which the list measures distances. */
  origin?: Point | null;
  /** The trip's other place; suggestions too far from it are hidden. */
  other?: FoundPlace | null;
  /** The button at the end of the row while the field is not focused. */
  tool?: ReactNode;
  /** Called with the option that Enter takes, for a preview on the map; null when the list closes. */
  onPreview?: (place: FoundPlace | null) => void;
  /** The validation issue of the field. */
  error?: string;
  isDisabled?: boolean;
  /** Where suggestions are shown; by default below the field, over what follows. */
  listIn?: HTMLElement | null;
  onEnter?: () => void;
};

const PlaceOptions = onDemand<PlaceOptionsProps>(() =>
  import('./PlaceOptions.tsx').then((module) => module.PlaceOptions),
);

/** Loaded only once the map service has refused. */
const CoordinateFields = onDemand<CoordinateFieldsProps>(() =>
  import('./CoordinateFields.tsx').then((module) => module.CoordinateFields),
);

const comboboxProps = (
  { isOpen, active }: { isOpen: boolean; active: number | null },
  listId: string,
  optionId: (index: number) => string,
) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isOpen,
  'aria-controls': isOpen ? listId : undefined,
  'aria-activedescendant': isOpen && active !== null ? optionId(active) : undefined,
});

type SuggestionsProps = PlaceOptionsProps & { in?: HTMLElement | null };

/** The options below the field, or in another element of the page. */
const Suggestions = ({ in: element, ...options }: SuggestionsProps) => {
  if (element) return createPortal(<PlaceOptions {...options} isFloating={false} />, element);
  return (
    <div className={styles.anchor}>
      <PlaceOptions {...options} />
    </div>
  );
};

/** An address in the other direction is cut at its end. An empty field has the direction of its page. */
const directionOf = (text: string): 'auto' | undefined => (text ? 'auto' : undefined);

/** One row of the route card. Its suggestions and passing hints float above what follows. */
export const PlaceField = (props: PlaceFieldProps) => {
  const { kind, label, snapshot, send, origin, other, tool, onPreview, error, isDisabled, listIn } = props;
  const t = useText(booking);
  // Before the first suggestions, which are there 0.8 s after the last key.
  usePreload(PlaceOptions);
  const { text, manual, place } = snapshot.context;
  const [inputId, listId] = [useId(), useId()];
  const options = useOptions(snapshot, { send, onPreview, other });
  const optionId = (index: number): string => `${listId}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (options.onKey(event.key)) event.preventDefault();
    else if (event.key === 'Enter') {
      event.preventDefault();
      send({ type: 'commit' });
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    options.leave();
    // A form that is submitted finds its places itself.
    const next = event.relatedTarget ?? pressedLast();
    if (next instanceof Element && next.closest('[type=submit]')) return;
    if (!place && (manual || text.trim() !== '')) send({ type: 'commit' });
  };
  const hint = useHint(snapshot, options.isFocused, error);
  const isFloating = hint?.tone === 'muted';
  const hasRail = kind === 'pickup' && !manual && (!hint || isFloating);
  const canClear = text !== '' && (options.isFocused || !tool);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles focus leaving the whole field.
    <div className={styles.field} onBlur={onBlur}>
      <div className={styles.row({ hasRail })}>
        <span className={placeDot({ kind })} aria-hidden="true" />
        <div className={styles.words}>
          <label className={styles.label} htmlFor={inputId}>
            {label}
          </label>
          <input
            id={inputId}
            name={kind}
            className={styles.input}
            value={text}
            dir={directionOf(text)}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            disabled={isDisabled}
            placeholder={t(kind === 'pickup' ? 'pickupPlaceholder' : 'dropoffPlaceholder')}
            aria-describedby={`${listId}-hint`}
            aria-invalid={error ? true : undefined}
            {...(!manual && comboboxProps(options, listId, optionId))}
            // Only on the input: otherwise a press on the row's button would replace it under the pointer.
            onFocus={() => {
              options.enter();
              props.onEnter?.();
            }}
            onChange={(event) => {
              options.wake();
              send({ type: 'setText', text: event.target.value });
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {canClear ? (
          <IconButton
            label={t(kind === 'pickup' ? 'clearPickup' : 'clearDestination')}
            icon={<X size={20} />}
            isDisabled={isDisabled}
            onPress={() => send({ type: 'clear' })}
          />
        ) : (
          tool
        )}
      </div>
      {options.isOpen && (
        <Suggestions
          in={listIn}
          id={listId}
          label={t('placesFor', { text })}
          text={text}
          places={options.suggestions}
          active={options.active}
          optionId={optionId}
          origin={origin}
          onActivate={options.activate}
          onSelect={options.select}
        />
      )}
      {manual && <CoordinateFields context={snapshot.context} send={send} isDisabled={isDisabled} />}
      <div className={isFloating ? styles.anchor : undefined}>
        <PlaceHint
          id={`${listId}-hint`}
          hint={hint}
          isHidden={isFloating && (options.isOpen || listIn !== undefined)}
        />
      </div>
    </div>
  );
};
